import type { Deps } from '../deps.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import { sendPaymentReceived } from './mails.ts'
import { decideSettlement, eventOf } from './settlement.ts'

type Needs = Pick<Deps, 'bookings' | 'mailer' | 'now' | 'log' | 'settings' | 'accounts'>

/**
 * Makes of our invoice what the provider says of its own. May be called as often as one likes and by several at once:
 * the row lock lets one decide after the other, and the second finds nothing left to do.
 */
export async function settleInvoice(deps: Needs, provider: ProviderInvoice): Promise<void> {
  const done = await deps.bookings.decide(provider.externalId, (invoice) =>
    decideSettlement(invoice, provider, deps.now()),
  )
  if (!done) {
    await deps.bookings.keepStrayEvent(eventOf('unknown_invoice', provider, true))
    deps.log({ level: 'error', event: 'payment-unknown-invoice', providerInvoice: provider.id })
    return
  }
  for (const { kind, needsAttention } of done.decision.events) {
    deps.log({ level: needsAttention ? 'error' : 'info', event: `payment-${kind}`, invoice: done.before.id })
  }
  if (done.decision.invoice?.status !== 'paid') return
  const paid = await deps.bookings.findInvoice(done.before.id)
  if (paid) await sendPaymentReceived(deps, paid)
}
