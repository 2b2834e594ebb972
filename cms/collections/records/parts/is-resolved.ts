import * as z from 'zod/mini'

const savedSchema = z.object({
  needs_attention: z.literal(false),
  // An invoice has no such state: its flag alone decides.
  state: z.optional(z.literal('succeeded')),
})

/**
 * Returns whether nothing is left for staff to do about a saved invoice or refund. A refund must also have succeeded.
 */
export function isResolved(saved: unknown): boolean {
  return savedSchema.safeParse(saved).success
}
