import * as z from 'zod/mini'
import { failureTimesSchema, shouldShowFailures } from './failure-times.ts'

/** The services of the payment provider. An API key may be allowed to use only some of them. */
export const providerServices = ['invoices', 'refunds'] as const

export type ProviderService = (typeof providerServices)[number]

/**
 * Calls of the payment provider that have failed since the last successful call. The functions store the problem, and
 * the CMS shows it to staff.
 */
export const providerProblemSchema = z.extend(failureTimesSchema, {
  /** The status of the latest response; null if there was no response. */
  status: z.nullable(z.int()),
})

export type ProviderProblem = z.infer<typeof providerProblemSchema>

/** The key of a service's problem in the table `payload_kv`. */
export const providerProblemKey = (service: ProviderService) => `payment-provider-problem-${service}`

/** Returns whether the provider rejects our API key. With any other status, it failed or did not respond. */
export const isKeyRejected = (status: number | null) => status === 401 || status === 403

/** Returns whether staff should see the problem. */
export function shouldShowProviderProblem(problem: ProviderProblem): boolean {
  return shouldShowFailures(problem, isKeyRejected(problem.status))
}
