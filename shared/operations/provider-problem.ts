import * as z from 'zod/mini'

/** The services of the payment provider, which a key may use or not. */
export const providerServices = ['invoices', 'refunds'] as const

export type ProviderService = (typeof providerServices)[number]

/** Calls of the payment provider that have been failing: the functions store it, and the CMS shows it to staff. */
export const providerProblemSchema = z.object({
  /** When the first and the latest of the failed calls were made. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
  /** The status of the latest response; null without a response. */
  status: z.nullable(z.int()),
})

export type ProviderProblem = z.infer<typeof providerProblemSchema>

/** The key of a service's problem in the table `payload_kv`. */
export const providerProblemKey = (service: ProviderService) => `payment-provider-problem-${service}`

/** Whether the provider rejects our key, instead of failing or not responding. */
export const isKeyRejected = (status: number | null) => status === 401 || status === 403
