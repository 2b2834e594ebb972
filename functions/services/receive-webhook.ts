import type { Deps } from '../deps.ts'
import { type Failure, isFailure } from '../failure.ts'
import type { OutboxNeeds } from './outbox/send-outbox.ts'
import { settleInvoice } from './settle-invoice.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background' | 'payments'>

/**
 * Takes the provider's word that one of its invoices changed as a hint and asks the provider itself. Resolves with null
 * once whatever followed is stored; with a failure, so that the provider calls again, where it could not be asked.
 */
export async function receiveWebhook(deps: Needs, hint: { id: string; external_id: string }): Promise<Failure | null> {
  const provider = await deps.payments.get(hint.id)
  if (isFailure(provider)) return provider
  if (provider) {
    await settleInvoice(deps, provider)
    return null
  }
  await deps.bookings.keepStrayEvent({
    kind: 'unknown_provider_invoice',
    detail: { id: hint.id, external_id: hint.external_id },
    providerEventId: `${hint.id}:unknown_provider_invoice:`,
    needsAttention: true,
  })
  deps.log({ level: 'error', event: 'payment-unknown-provider-invoice' })
  return null
}
