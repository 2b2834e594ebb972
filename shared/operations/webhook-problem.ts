import * as z from 'zod/mini'
import { failureTimesSchema } from './failure-times.ts'

/** Times of payments whose webhook had a wrong token. The functions store the times for the CMS. */
export const webhookProblemSchema = failureTimesSchema

/** The key under which the CMS's table `payload_kv` contains the times. */
export const webhookProblemKey = 'webhook-problem'

/**
 * Payments since the last accepted webhook that only the scheduled sweep found, because no webhook reported them. The
 * CMS shows their number to staff. `since` and `last` are the times of the first and the latest payment.
 */
export const missedWebhooksSchema = z.extend(failureTimesSchema, { payments: z.int() })

export type MissedWebhooks = z.infer<typeof missedWebhooksSchema>

/** The key under which the CMS's table `payload_kv` contains the missed webhooks. */
export const missedWebhooksKey = 'missed-webhooks'

/** Fewer missed payments are not reported, because the provider may lose a single webhook. */
const minMissedPayments = 3

/** Returns whether webhooks probably do not arrive at all: their URL is not configured, or a firewall stops them. */
export function areWebhooksMissing({ payments }: MissedWebhooks): boolean {
  return payments >= minMissedPayments
}
