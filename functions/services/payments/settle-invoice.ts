import { setBookingRequestId } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, isFailure } from '../../ports/failure.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import { withMails } from '../mails/decision-mails.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { decideSettlement, toPaymentEvent } from './settlement.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background'>

/**
 * Updates our invoice from the provider's invoice. Repeated and concurrent calls are safe, because the row lock
 * serialises the decisions and a second call changes nothing.
 */
export async function settleInvoice(deps: RequiredDeps, provider: ProviderInvoice): Promise<void> {
  const result = await deps.bookings.decide(provider.externalId, (invoice) =>
    withMails(invoice, decideSettlement(invoice, provider, deps.now())),
  )
  if (!result) {
    await deps.bookings.storeUnassignedEvent(toPaymentEvent('unknown_invoice', provider, true))
    deps.log({ level: 'error', event: 'payment-unknown-invoice', providerInvoice: provider.id })
    return
  }
  setBookingRequestId(result.before.requestId)
  for (const { kind, needsAttention } of result.decision.events) {
    deps.log({ level: needsAttention ? 'error' : 'info', event: `payment-${kind}`, invoice: result.before.id })
  }
  if (result.decision.mails?.length) sendOutboxInBackground(deps)
}

type WebhookDeps = OutboxDeps & Pick<Deps, 'background' | 'payments'>

/**
 * The content of the webhook is not trusted: the current state is read from the provider. Returns a failure if the
 * provider did not respond, so that the provider repeats the webhook.
 */
export async function receiveWebhook(
  deps: WebhookDeps,
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
