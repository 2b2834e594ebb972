import { canBecome, invoiceTransitions, isAllRefunded, paymentTransitions } from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { addEvent, idOf } from '../../hooks/invoice-history.ts'
import { refusedFields } from '../../hooks/refused-fields.ts'
import { tellOfBooking } from '../../hooks/tell-of-booking.ts'
import { nextOfRefund } from '../../office/next-states.ts'
import type { Refund } from '../../payload-types.ts'

/**
 * Refuses every other step, and notes when it was done. The provider's refund that failed is no longer what gave the money
 * back, so it is forgotten: should it succeed after all, the money has gone back twice. While money waits to be given back the
 * mark goes with the state alone: whoever only took it away would hide from everybody that the money is still here.
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

/** The booking is refunded, its invoice too once nothing that was paid is left of it, and the traveller is told. */
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
