import * as z from 'zod/mini'
import { failureTimesSchema } from './failure-times.ts'

/**
 * The times at which payments were found whose webhook had a wrong token. The functions store the times, and the CMS
 * shows them to staff.
 */
export const webhookProblemSchema = failureTimesSchema

/** The key of the problem in the table `payload_kv`. */
export const webhookProblemKey = 'webhook-problem'

/**
 * The payments for which no webhook has arrived since the last accepted webhook. The sweep found them. The functions
 * store their number, and the CMS shows it to staff. `since` and `last` are the times of the first and the latest
 * payment.
 */
export const missedWebhooksSchema = z.extend(failureTimesSchema, { payments: z.int() })

export type MissedWebhooks = z.infer<typeof missedWebhooksSchema>

/** The key of the missed webhooks in the table `payload_kv`. */
export const missedWebhooksKey = 'missed-webhooks'

/**
 * How many payments in a row must lack a webhook before staff see the problem. The provider may lose a single webhook.
 */
const shownFromPayments = 3

/** Returns whether webhooks do not arrive at all: their URL is not configured, or a firewall stops them. */
export function areWebhooksMissing({ payments }: MissedWebhooks): boolean {
  return payments >= shownFromPayments
}
