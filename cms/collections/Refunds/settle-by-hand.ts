import { canBecome, invoiceTransitions, isAllRefunded, paymentTransitions } from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { addEvent, idOf } from '../../hooks/invoice-history.ts'
import { refusedFields } from '../../hooks/refused-fields.ts'
import { tellOfBooking } from '../../hooks/tell-of-booking.ts'
import { nextOfRefund } from '../../office/next-states.ts'
import type { Refund } from '../../payload-types.ts'

/**
 * Allows staff only to mark a refund as succeeded, and records when. The id of a failed refund at the provider is
 * cleared, because that refund did not return the money: if it succeeds after all, the money was refunded twice.
 *
 * While money is to be refunded, the flag depends on the status alone. Clearing only the flag would hide that the money
 * is still here.
 */
export const settleByHand: CollectionBeforeChangeHook<Refund> = ({ data, originalDoc, operation, req }) => {
  const from = originalDoc?.state
  const to = data.state ?? from
  if (operation !== 'update' || !from || !to) return data
  if (from === to) {
    const isHidden = nextOfRefund[from] && originalDoc.needs_attention && !data.needs_attention
    if (isHidden) throw refusedFields(req, 'refunds', { path: 'needs_attention', message: toGiveBack })
    return data
  }
  if (!nextOfRefund[from]?.includes(to)) {
    const message = `A refund that is ${from} cannot be set to ${to}.`
    throw refusedFields(req, 'refunds', { path: 'state', message })
  }
  const completed_at = new Date().toISOString()
  const isDone = { completed_at, needs_attention: false, next_attempt_at: null }
  return { ...data, ...isDone, ...(from === 'failed' && { provider_refund_id: null }) }
}

const toGiveBack = 'Please refund the money, then set the status to Succeeded. That clears this tick.'

/** Marks the booking as refunded, and its invoice if nothing paid is left, and notifies the traveller. */
export const followByHand: CollectionAfterChangeHook<Refund> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state !== 'succeeded' || previousDoc.state === 'succeeded') return doc
  const { payload } = req
  const invoice = idOf(doc.invoice)
  await addEvent(req, invoice, 'refunded_by_hand', {
    refund: doc.id,
    amount: doc.amount,
    by: req.user?.email ?? null,
    ...(previousDoc.state === 'failed' && { failedRefund: previousDoc.provider_refund_id }),
  })
  if (!doc.booking) return doc
  const booking = await payload.findByID({ collection: 'bookings', id: idOf(doc.booking), depth: 0, req })
  if (canBecome(paymentTransitions, booking.payment_status, 'refunded')) {
    const data = { payment_status: 'refunded' }
    await payload.db.updateOne({ collection: 'bookings', id: booking.id, data, returning: false, req })
  }
  await refundInvoice(invoice, req)
  await tellOfBooking(req, 'booking_refunded', booking, { amount: doc.amount })
  return doc
}

async function refundInvoice(id: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const where: Where = { invoice_id: { equals: id } }
  const { docs } = await payload.find({ collection: 'bookings', where, depth: 0, pagination: false, req })
  const { status } = await payload.findByID({ collection: 'invoices', id, depth: 0, req })
  const isOver = isAllRefunded(docs.map(({ payment_status }) => payment_status))
  if (!isOver || !canBecome(invoiceTransitions, status, 'refunded')) return
  const data = { status: 'refunded' }
  await payload.db.updateOne({ collection: 'invoices', id, data, returning: false, req })
}
