import { failureTimesSchema } from './failure-times.ts'

/**
 * When payments were found whose webhook had another token than ours: the functions store it, and the CMS shows it to
 * staff.
 */
export const webhookProblemSchema = failureTimesSchema

/** The key of the problem in the table `payload_kv`. */
export const webhookProblemKey = 'webhook-problem'
