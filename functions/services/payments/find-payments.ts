import { withTrace } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import { isFailure } from '../../ports/failure.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import type { OutboxDeps } from '../mails/send-outbox.ts'
import { settleInvoice } from './settle-invoice.ts'
import { paymentEventIds } from './settlement.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background' | 'payments' | 'webhookProblems'>

const hourMs = 60 * 60 * 1000
/** Provider invoices can be paid for a day. The additional hour covers clock differences. */
const lookbackMs = 25 * hourMs

/**
 * Settles payments whose webhook did not arrive, and returns how many payments were new. The provider repeats a webhook
 * only after a quarter of an hour, which is too long for a waiting traveller. Requests the list of paid invoices
 * instead of each open invoice, because most open invoices are never paid.
 */
export async function findPayments(deps: RequiredDeps, signal?: AbortSignal): Promise<number> {
  const since = new Date(deps.now().getTime() - lookbackMs)
  let newPaymentCount = 0
  let cursor: string | null = null
  do {
    const page = await deps.payments.listPaid(since, cursor)
    if (isFailure(page)) break
    for (const payment of await filterNewPayments(deps, page.invoices)) {
      if (signal?.aborted) return newPaymentCount
      await withTrace({}, () => settleInvoice(deps, payment))
      await deps.webhookProblems.recordFoundPayment(payment.id)
      newPaymentCount += 1
    }
    // Stops if the provider returns the same cursor again.
    cursor = page.cursor === cursor ? null : page.cursor
  } while (cursor !== null && !signal?.aborted)
  return newPaymentCount
}

async function filterNewPayments(
  { bookings }: RequiredDeps,
  payments: readonly ProviderInvoice[],
): Promise<ProviderInvoice[]> {
  const storedIds = new Set(await bookings.findStoredEventIds(payments.flatMap(paymentEventIds)))
  return payments.filter((payment) => !paymentEventIds(payment).some((id) => storedIds.has(id)))
}
