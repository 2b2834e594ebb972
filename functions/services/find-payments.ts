import type { Deps } from '../deps.ts'
import { isFailure } from '../failure.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import type { OutboxNeeds } from './outbox/send-outbox.ts'
import { settleInvoice } from './settle-invoice.ts'
import { eventIdsOfPayment } from './settlement.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background' | 'payments'>

const hour = 60 * 60 * 1000
/** Nothing can be paid at an invoice of the provider that is older than a day, give or take a clock that is wrong. */
const reach = 25 * hour

/**
 * Settles what was paid without our being told: webhooks get lost, and the provider calls again only after a quarter of an
 * hour. Asks for a list instead of for each open invoice, most of which nobody pays. Gives how many payments were new;
 * where the provider does not answer, the rest is found the next time.
 */
export async function findPayments(deps: Needs, signal?: AbortSignal): Promise<number> {
  const since = new Date(deps.now().getTime() - reach)
  let found = 0
  let goOn: string | null = null
  do {
    const page = await deps.payments.paidSince(since, goOn)
    if (isFailure(page)) break
    for (const payment of await unknownOf(deps, page.invoices)) {
      if (signal?.aborted) return found
      await settleInvoice(deps, payment)
      found += 1
    }
    // Who is sent back to where they are is not sent on.
    goOn = page.goOn === goOn ? null : page.goOn
  } while (goOn !== null && !signal?.aborted)
  return found
}

async function unknownOf({ bookings }: Needs, payments: readonly ProviderInvoice[]): Promise<ProviderInvoice[]> {
  const known = new Set(await bookings.knownEvents(payments.flatMap(eventIdsOfPayment)))
  return payments.filter((payment) => !eventIdsOfPayment(payment).some((id) => known.has(id)))
}
