import * as z from 'zod/mini'
import { failureTimesSchema, isLasting } from './failure-times.ts'

/** The services of the payment provider, which a key may use or not. */
export const providerServices = ['invoices', 'refunds'] as const

export type ProviderService = (typeof providerServices)[number]

/** Calls of the payment provider that have been failing: the functions store it, and the CMS shows it to staff. */
export const providerProblemSchema = z.extend(failureTimesSchema, {
  /** The status of the latest response; null without a response. */
  status: z.nullable(z.int()),
})

export type ProviderProblem = z.infer<typeof providerProblemSchema>

/** The key of a service's problem in the table `payload_kv`. */
export const providerProblemKey = (service: ProviderService) => `payment-provider-problem-${service}`

/** Whether the provider rejects our key, instead of failing or not responding. */
export const isKeyRejected = (status: number | null) => status === 401 || status === 403

/** Returns whether staff should see the problem. */
export function isLastingProviderProblem(problem: ProviderProblem): boolean {
  return isLasting(problem, isKeyRejected(problem.status))
}
