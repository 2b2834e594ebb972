import {
  isKeyRejected,
  type ProviderProblem,
  type ProviderService,
  providerProblemKey,
  providerProblemSchema,
  providerServices,
} from '@nusa/shared/operations'
import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** How long (ms) calls must have been failing before staff see it. A rejected key is shown at once. */
const shownAfterMs = 5 * 60_000

export interface PaymentProblem {
  service: ProviderService
  problem: ProviderProblem
}

/** Returns the services of the payment provider that have been failing, as the functions recorded it. */
export async function readPaymentProblems({ kv }: Pick<Payload, 'kv'>): Promise<PaymentProblem[]> {
  const found = await Promise.all(
    providerServices.map(async (service): Promise<PaymentProblem[]> => {
      const parsed = z.safeParse(providerProblemSchema, await kv.get(providerProblemKey(service)))
      return parsed.success && isLasting(parsed.data) ? [{ service, problem: parsed.data }] : []
    }),
  )
  return found.flat()
}

function isLasting({ status, since, last }: ProviderProblem): boolean {
  return isKeyRejected(status) || Date.parse(last) - Date.parse(since) >= shownAfterMs
}
