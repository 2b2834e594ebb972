import * as z from 'zod/mini'
import { failureTimesSchema } from './failure-times.ts'

/** Times of payments whose webhook had a wrong token. The functions store them, and the CMS shows them to staff. */
export const webhookProblemSchema = failureTimesSchema

/** A key of the table `payload_kv`. */
export const webhookProblemKey = 'webhook-problem'

/**
 * The sweep found payments without a webhook since the last accepted webhook. The CMS shows their number to staff.
 * `since` and `last` are the times of the first and the latest payment.
 */
export const missedWebhooksSchema = z.extend(failureTimesSchema, { payments: z.int() })

export type MissedWebhooks = z.infer<typeof missedWebhooksSchema>

/** A key of the table `payload_kv`. */
export const missedWebhooksKey = 'missed-webhooks'

/** The provider may lose a single webhook. */
const minMissedPayments = 3

/** Webhooks do not arrive at all if their URL is not configured, or a firewall stops them. */
export function areWebhooksMissing({ payments }: MissedWebhooks): boolean {
  return payments >= minMissedPayments
}
