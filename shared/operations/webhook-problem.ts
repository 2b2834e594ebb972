import * as z from 'zod/mini'
import { failureTimesSchema } from './failure-times.ts'

/**
 * When payments were found whose webhook had another token than ours: the functions store it, and the CMS shows it to
 * staff.
 */
export const webhookProblemSchema = failureTimesSchema

/** The key of the problem in the table `payload_kv`. */
export const webhookProblemKey = 'webhook-problem'

/**
 * Payments that the sweep found without a webhook, since the last webhook that was accepted: the functions store it, and
 * the CMS shows it to staff. `since` and `last` are the times of the first and the latest payment.
 */
export const missedWebhooksSchema = z.extend(failureTimesSchema, { payments: z.int() })

export type MissedWebhooks = z.infer<typeof missedWebhooksSchema>

/** The key of the missed webhooks in the table `payload_kv`. */
export const missedWebhooksKey = 'missed-webhooks'

/** Number of payments in a row from which staff see it. The provider may lose a webhook now and then. */
const shownFromPayments = 3

/** Returns whether webhooks do not arrive at all: their URL is not configured, or a firewall stops them. */
export function areWebhooksMissing({ payments }: MissedWebhooks): boolean {
  return payments >= shownFromPayments
}
