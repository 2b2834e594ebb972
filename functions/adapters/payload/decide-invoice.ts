import { bookings, invoices, payment_events, travellers } from '@nusa/cms/schema'
import {
  bookingTransitions,
  canBecome,
  invoiceTransitions,
  paymentTransitions,
  statesBefore,
} from '@nusa/shared/booking'
import { and, eq, inArray } from 'drizzle-orm'
import type { Bookings, InvoiceDecision, PaymentEvent } from '../../ports/bookings.ts'
import { customerSchema, storedInvoice } from './booking-rows.ts'
import type { Connection } from './connect.ts'
import { emailToday } from './customer-email.ts'
import { releasePlaces } from './holds.ts'
import { queueMails } from './queue-mails.ts'

export type Transaction = Parameters<Parameters<Connection['db']['transaction']>[0]>[0]

/** Locks, decides and writes, in one transaction: two reports of one payment are settled one after the other. */
export function decideInvoice({ db }: Connection, now: () => Date): Bookings['decide'] {
  return (id, decide) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
      if (!row) return null
      const before = storedInvoice(row)
      const decision = decide(before)
      const events = await keepEvents(tx, id, decision.events)
      await changeInvoice(tx, row, decision, events, now())
      await changeBookings(tx, id, decision, now())
      await queueMailsToCustomer(tx, id, decision, now())
      return { before, decision: { ...decision, events } }
    })
}

/** Keeps events and gives those that are new: the same event of the provider is kept once. */
export async function keepEvents(tx: Transaction, invoice: string, events: PaymentEvent[]): Promise<PaymentEvent[]> {
  const kept: PaymentEvent[] = []
  for (const event of events) {
    const added = await tx
      .insert(payment_events)
      .values(eventValues(event, invoice))
      .onConflictDoNothing({ target: payment_events.provider_event_id })
      .returning({ id: payment_events.id })
    if (added.length > 0) kept.push(event)
  }
  return kept
}

export function eventValues(event: PaymentEvent, invoice: string | null): typeof payment_events.$inferInsert {
  return {
    invoice,
    kind: event.kind,
    detail: event.detail,
    provider_event_id: event.providerEventId,
    needs_attention: event.needsAttention,
  }
}

async function changeInvoice(
  tx: Transaction,
  row: typeof invoices.$inferSelect,
  { invoice: change, forgetsPayment = false }: InvoiceDecision,
  events: PaymentEvent[],
  now: Date,
): Promise<void> {
  if (change && !canBecome(invoiceTransitions, row.status, change.status)) {
    throw new Error(`An invoice that is ${row.status} can not become ${change.status}.`)
  }
  const open = events.filter(({ needsAttention }) => needsAttention).map(({ kind }) => kind)
  if (!change && open.length === 0 && !forgetsPayment) return
  await tx
    .update(invoices)
    .set({
      updatedAt: now.toISOString(),
      ...(forgetsPayment && { payment_url: null, payment_reference_id: null }),
      ...(change && { status: change.status }),
      ...(change?.paidAt && { paid_at: change.paidAt.toISOString() }),
      ...(change?.paymentMethod && { payment_method: change.paymentMethod }),
      ...(change?.paymentReferenceId && { payment_reference_id: change.paymentReferenceId }),
      ...(open.length > 0 && {
        needs_attention: true,
        attention_note: [row.attention_note, ...open.map((kind) => notes[kind] ?? kind)].filter(Boolean).join('\n'),
      }),
    })
    .where(eq(invoices.id, row.id))
}

/** What staff read about a payment that does not fit. */
const notes: Record<string, string> = {
  paid_after_expiry: 'Paid after the invoice had expired. Give the money back, or book again for the traveller.',
  paid_after_cancellation: 'Paid after all of it had been cancelled. Give the money back.',
  wrong_amount: 'Another amount or currency was paid than the invoice says.',
  paid_twice: 'A second payment arrived for this invoice.',
  unknown_status: 'The payment provider answered a status that we do not know.',
}

export async function queueMailsToCustomer(
  tx: Transaction,
  invoiceId: string,
  { mails = [] }: Pick<InvoiceDecision, 'mails'>,
  at: Date,
): Promise<void> {
  if (mails.length === 0) return
  const [row] = await tx
    .select({ customer: bookings.customer_details, email: emailToday })
    .from(bookings)
    .leftJoin(travellers, eq(travellers.id, bookings.user_id))
    .where(eq(bookings.invoice_id, invoiceId))
    .limit(1)
  const to = row?.email ?? customerSchema.parse(row?.customer ?? {}).email ?? ''
  await queueMails(tx, { invoiceId, to, at }, mails)
}

/** Bookings that were closed meanwhile keep their state, and what was cancelled unpaid is not paid with the rest. */
async function changeBookings(tx: Transaction, id: string, { invoice, bookings: change }: InvoiceDecision, now: Date) {
  if (!change) return
  const method = invoice?.paymentMethod
  const changedAt = { updatedAt: now.toISOString() }
  const ofInvoice = eq(bookings.invoice_id, id)
  const mayFollow = inArray(bookings.payment_status, statesBefore(paymentTransitions, change.paymentStatus))
  await tx
    .update(bookings)
    .set({ payment_status: change.paymentStatus, ...(method && { payment_method: method }), ...changedAt })
    .where(and(ofInvoice, mayFollow))
  if (!change.status) return
  const isCancelled = change.status === 'cancelled'
  const changed = await tx
    .update(bookings)
    .set({
      status: change.status,
      ...changedAt,
      ...(isCancelled && { cancelled_at: now.toISOString(), cancelled_by: 'system' }),
    })
    .where(and(ofInvoice, inArray(bookings.status, statesBefore(bookingTransitions, change.status))))
    .returning({ id: bookings.id })
  const cancelled = isCancelled ? changed.map(({ id }) => id) : []
  await releasePlaces(tx, cancelled, now)
}
