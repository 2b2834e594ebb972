import type { Deps } from '../deps.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import { withMails } from './mails/mails-of-decision.ts'
import { type OutboxNeeds, sendOutboxSoon } from './outbox/send-outbox.ts'
import { decideSettlement, eventOf } from './settlement.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background'>

/**
 * Updates our invoice from the provider's invoice. Safe to call repeatedly and concurrently: the row lock serialises the
 * decisions, and a second call changes nothing.
 */
export async function settleInvoice(deps: Needs, provider: ProviderInvoice): Promise<void> {
  const done = await deps.bookings.decide(provider.externalId, (invoice) =>
    withMails(invoice, decideSettlement(invoice, provider, deps.now())),
  )
  if (!done) {
    await deps.bookings.keepStrayEvent(eventOf('unknown_invoice', provider, true))
    deps.log({ level: 'error', event: 'payment-unknown-invoice', providerInvoice: provider.id })
    return
  }
  for (const { kind, needsAttention } of done.decision.events) {
    deps.log({ level: needsAttention ? 'error' : 'info', event: `payment-${kind}`, invoice: done.before.id })
  }
  if (done.decision.mails?.length) sendOutboxSoon(deps)
}
