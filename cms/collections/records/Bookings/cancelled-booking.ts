import {
  type Cancellation,
  cancellationDetail,
  computeCancellation,
  noticeDedupeKey,
  refundIdempotencyKey,
  storedPriceSchema,
  toLineQuote,
} from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Booking, Invoice } from '../../../generated/payload-types.ts'
import { addInvoiceEvent, idOf } from '../Invoices/invoice-history.ts'
import { queueBookingMail } from '../OutgoingMails/queue-mail.ts'

/** Releases the capacity of a booking that staff cancel, in the same transaction. */
export const releaseCapacity: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'cancelled' || previousDoc?.status === 'cancelled') return doc
  await req.payload.update({
    collection: 'holds',
    where: { and: [{ booking: { equals: doc.id } }, { released_at: { exists: false } }] },
    data: { released_at: doc.cancelled_at },
    depth: 0,
    req,
  })
  return doc
}

/**
 * Settles the payment of a booking that staff cancel, in the same transaction. For a paid booking, a refund is
 * requested with the amount that staff confirmed, or else with the whole paid amount. For an unpaid booking, the
 * invoice total is reduced. The site's API calls the payment provider within minutes.
 */
export const settleCancelledBooking: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.status !== 'cancelled' || previousDoc.status === 'cancelled') return doc
  const { payload } = req
  const invoiceId = idOf(doc.invoice_id)
  const invoice = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 0, req })
  const where = { invoice_id: { equals: invoiceId } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
  const bookingsBefore = docs.map((booking) => readPricedBooking(booking.id === doc.id ? previousDoc : booking))
  // A form that was opened before an update of the CMS may send no amount. The whole paid amount is then refunded.
  const refund = doc.refund_amount ?? Number.MAX_SAFE_INTEGER
  const cancellation = computeCancellation(invoice, bookingsBefore, doc.id, refund)
  if (!cancellation) return doc
  if (cancellation.invoice) await reduceInvoice(req, invoice, cancellation)
  if (cancellation.refund > 0) await requestRefund(req, doc, invoiceId, cancellation.refund)
  const cancelledBooking = { booking: doc.booking_number, by: 'staff', reason: doc.refund_reason ?? null } as const
  const detail = cancellationDetail(cancelledBooking, invoice, cancellation)
  await addInvoiceEvent(req, invoiceId, 'booking_cancelled', detail)
  const { payment_status } = cancellation
  const { id, updatedAt } = doc
  if (payment_status === doc.payment_status) return doc
  // With a new `updatedAt`, the form in the browser would count as outdated after this save.
  const data = { payment_status, updatedAt }
  await payload.db.updateOne({ collection: 'bookings', id, data, returning: false, req })
  return { ...doc, payment_status }
}

function readPricedBooking(booking: Booking) {
  const { id, status, payment_status, total_price } = booking
  const price = storedPriceSchema.safeParse(booking.unit_price)
  const unit_price = price.success ? toLineQuote(price.data) : { before: total_price, discount: 0, total: total_price }
  return { id, status, payment_status, total_price, unit_price }
}

/**
 * Stores the reduced total of the invoice, or its new status if no booking is left. Removes the payment URL for the old
 * amount. The site's API closes the provider's invoice.
 */
async function reduceInvoice(req: PayloadRequest, { id }: Invoice, { invoice }: Cancellation): Promise<void> {
  const isCancelled = invoice !== null && 'status' in invoice
  const data = { ...invoice, payment_url: null, ...(isCancelled && { cancelled_at: new Date().toISOString() }) }
  await req.payload.db.updateOne({ collection: 'invoices', id, data, returning: false, req })
}

async function requestRefund(req: PayloadRequest, booking: Booking, invoice: string, amount: number): Promise<void> {
  await req.payload.create({
    collection: 'refunds',
    data: {
      invoice,
      booking: booking.id,
      amount,
      reason: 'CANCELLATION',
      state: 'requested',
      attempts: 0,
      idempotency_key: refundIdempotencyKey(booking.booking_reference),
      next_attempt_at: new Date().toISOString(),
    },
    depth: 0,
    req,
  })
}

/** Emails the traveller when staff cancel a booking. If travellers cancel themselves, the site's API notifies them. */
export const notifyTraveller: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'cancelled' || previousDoc.status === 'cancelled') return doc
  const where = { booking: { equals: doc.id } }
  const { docs } = await req.payload.find({ collection: 'refunds', where, depth: 0, limit: 1, req })
  await queueBookingMail(req, doc, {
    kind: 'booking_cancelled',
    payload: { amount: docs[0]?.amount ?? 0 },
    dedupe_key: noticeDedupeKey('booking_cancelled', doc.id),
  })
  return doc
}
