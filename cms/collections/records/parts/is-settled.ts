import * as z from 'zod/mini'

const savedSchema = z.object({
  needs_attention: z.literal(false),
  // An invoice has no such state: its flag alone decides.
  state: z.optional(z.literal('succeeded')),
})

/**
 * Returns whether staff have resolved what a saved invoice or refund required. A refund is resolved when its money was
 * paid back.
 */
export function isSettled(saved: unknown): boolean {
  return savedSchema.safeParse(saved).success
}
