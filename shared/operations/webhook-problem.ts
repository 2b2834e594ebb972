import * as z from 'zod/mini'

/** Payments whose webhook had another token than ours: the functions store it, and the CMS shows it to staff. */
export const webhookProblemSchema = z.object({
  /** When the first and the latest of these payments were found without their webhook. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
})

export type WebhookProblem = z.infer<typeof webhookProblemSchema>

/** The key of the problem in the table `payload_kv`. */
export const webhookProblemKey = 'webhook-problem'
