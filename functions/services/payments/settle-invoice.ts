import { setBookingRequestId } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, isFailure } from '../../ports/failure.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import { addMails } from '../mails/decision-mails.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { decideSettlement, toPaymentEvent } from './settlement.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background'>

/**
 * Updates our invoice from the provider's invoice. Repeated and concurrent calls are safe, because the row lock
 * serialises the decisions and a second call changes nothing.
 */
export async function settleInvoice(deps: RequiredDeps, providerInvoice: ProviderInvoice): Promise<void> {
  const result = await deps.bookings.decide(providerInvoice.externalId, (invoice) =>
    addMails(invoice, decideSettlement(invoice, providerInvoice, deps.now())),
  )
  if (!result) {
    await deps.bookings.storeUnassignedEvent(
      toPaymentEvent('unknown_invoice', providerInvoice, { needsAttention: true }),
    )
    deps.log({ level: 'error', event: 'payment-unknown-invoice', providerInvoice: providerInvoice.id })
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
  webhook: { id: string; external_id: string },
): Promise<Failure | null> {
  const providerInvoice = await deps.payments.get(webhook.id)
  if (isFailure(providerInvoice)) return providerInvoice
  if (providerInvoice) {
    await settleInvoice(deps, providerInvoice)
    return null
  }
  await deps.bookings.storeUnassignedEvent({
    kind: 'unknown_provider_invoice',
    detail: { id: webhook.id, external_id: webhook.external_id },
    providerEventId: `${webhook.id}:unknown_provider_invoice:`,
    needsAttention: true,
  })
  deps.log({ level: 'error', event: 'payment-unknown-provider-invoice' })
  return null
}
