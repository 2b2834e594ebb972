import * as z from 'zod/mini'
import { failureTimesSchema, shouldShowFailures } from './failure-times.ts'

/** An API key may give access to only some of the payment provider's services. */
export const providerServices = ['invoices', 'refunds'] as const

export type ProviderService = (typeof providerServices)[number]

/** Failed calls since the last successful call. The functions store the problem, and the CMS shows it to staff. */
export const providerProblemSchema = z.extend(failureTimesSchema, {
  /** The status of the latest response; null if there was no response. */
  status: z.nullable(z.int()),
})

export type ProviderProblem = z.infer<typeof providerProblemSchema>

/** Returns the key under which the CMS's table `payload_kv` contains the problem. */
export const providerProblemKey = (service: ProviderService) => `payment-provider-problem-${service}`

export const isKeyRejected = (status: number | null) => status === 401 || status === 403

export function shouldShowProviderProblem(problem: ProviderProblem): boolean {
  return shouldShowFailures(problem, isKeyRejected(problem.status))
}
