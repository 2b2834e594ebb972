import type { Deps } from '../../ports/deps.ts'
import { type Failure, isFailure } from '../../ports/failure.ts'
import type { OutboxDeps } from '../mails/send-outbox.ts'
import { settleInvoice } from './settle-invoice.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background' | 'payments'>

/**
 * Handles a webhook about an invoice. Its content is only a hint: the current state is read from the provider. Returns null
 * once the result is stored, or a failure if the provider did not answer, so that it calls again.
 */
export async function receiveWebhook(
  deps: RequiredDeps,
  hint: { id: string; external_id: string },
): Promise<Failure | null> {
  const provider = await deps.payments.get(hint.id)
  if (isFailure(provider)) return provider
  if (provider) {
    await settleInvoice(deps, provider)
    return null
  }
  await deps.bookings.storeUnassignedEvent({
    kind: 'unknown_provider_invoice',
    detail: { id: hint.id, external_id: hint.external_id },
    providerEventId: `${hint.id}:unknown_provider_invoice:`,
    needsAttention: true,
  })
  deps.log({ level: 'error', event: 'payment-unknown-provider-invoice' })
  return null
}
