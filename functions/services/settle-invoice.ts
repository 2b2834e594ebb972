import type { Deps } from '../deps.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import { sendPaymentInReview, sendPaymentReceived } from './mails.ts'
import { decideSettlement, eventOf, isMisfit } from './settlement.ts'

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
  const isPaid = done.decision.invoice?.status === 'paid'
  // Only events that are new are among these, so a payment is written about once.
  const isInReview = done.decision.events.some(({ kind }) => isMisfit(kind))
  if (!isPaid && !isInReview) return
  const invoice = await deps.bookings.findInvoice(done.before.id)
  if (invoice && isPaid) await sendPaymentReceived(deps, invoice)
  if (invoice && isInReview) await sendPaymentInReview(deps, invoice)
}
