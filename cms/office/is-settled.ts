import * as z from 'zod/mini'

const savedSchema = z.object({
  needs_attention: z.literal(false),
  // An invoice has no such state: of it the mark says all.
  state: z.optional(z.literal('succeeded')),
})

/** Whether what an invoice or a refund asked staff to do is done, as it is saved: of a refund, whether its money has gone back. */
export function isSettled(saved: unknown): boolean {
  return savedSchema.safeParse(saved).success
}
