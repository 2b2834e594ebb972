import type { Deps } from '../../ports/deps.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import { withMails } from '../mails/decision-mails.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { decideSettlement, toPaymentEvent } from './settlement.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background'>

/**
 * Updates our invoice from the provider's invoice. Safe to call repeatedly and concurrently: the row lock serialises the
 * decisions, and a second call changes nothing.
 */
export async function settleInvoice(deps: RequiredDeps, provider: ProviderInvoice): Promise<void> {
  const done = await deps.bookings.decide(provider.externalId, (invoice) =>
    withMails(invoice, decideSettlement(invoice, provider, deps.now())),
  )
  if (!done) {
    await deps.bookings.storeUnassignedEvent(toPaymentEvent('unknown_invoice', provider, true))
    deps.log({ level: 'error', event: 'payment-unknown-invoice', providerInvoice: provider.id })
    return
  }
  for (const { kind, needsAttention } of done.decision.events) {
    deps.log({ level: needsAttention ? 'error' : 'info', event: `payment-${kind}`, invoice: done.before.id })
  }
  if (done.decision.mails?.length) sendOutboxInBackground(deps)
}
