import {
  type ProviderProblem,
  type ProviderService,
  providerProblemKey,
  providerProblemSchema,
  providerServices,
  shouldShowProviderProblem,
} from '@nusa/shared/operations'
import type { Payload } from 'payload'
import * as z from 'zod/mini'

export interface PaymentProblem {
  service: ProviderService
  problem: ProviderProblem
}

export async function readPaymentProblems({ kv }: Pick<Payload, 'kv'>): Promise<PaymentProblem[]> {
  const problemLists = await Promise.all(
    providerServices.map(async (service): Promise<PaymentProblem[]> => {
      const parsed = z.safeParse(providerProblemSchema, await kv.get(providerProblemKey(service)))
      return parsed.success && shouldShowProviderProblem(parsed.data) ? [{ service, problem: parsed.data }] : []
    }),
  )
  return problemLists.flat()
}
