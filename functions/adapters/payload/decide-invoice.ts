import { canTransition, invoiceTransitions } from '@nusa/shared/booking'
import type { Bookings } from '../../ports/bookings.ts'
import type { Connection } from './connect.ts'
import { inTransaction } from './in-transaction.ts'
import { lockInvoice } from './lock-invoice.ts'
import { storeEvents } from './store-events.ts'
import { writeDecision } from './write-decision.ts'

/** Locks, decides and writes in one transaction, so that concurrent reports of a payment are settled one after the other. */
export function decideInvoice(connection: Connection, now: () => Date): Bookings['decide'] {
  return (id, decide) =>
    inTransaction(connection, async (tx) => {
      const before = await lockInvoice(tx, id)
      if (!before) return null
      const decided = decide(before)
      if (decided.invoice && !canTransition(invoiceTransitions, before.status, decided.invoice.status)) {
        throw new Error(`An invoice with the status ${before.status} cannot become ${decided.invoice.status}.`)
      }
      const decision = { ...decided, events: await storeEvents(tx, id, decided.events, now()) }
      await writeDecision(tx, before, decision, now())
      return { before, decision }
    })
}
