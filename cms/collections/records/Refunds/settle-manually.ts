import {
  canTransition,
  invoiceTransitions,
  isAllRefunded,
  nextRefundIdempotencyKey,
  noticeDedupeKey,
  paymentTransitions,
} from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Refund } from '../../../generated/payload-types.ts'
import { addInvoiceEvent, idOf } from '../Invoices/invoice-history.ts'
import { queueBookingMail } from '../OutgoingMails/queue-mail.ts'
import { canRequestAgain, nextRefundStates } from '../parts/next-states.ts'

/**
 * Lets staff only mark a refund as succeeded or request it again. If staff mark a failed refund as succeeded, the
 * provider's ID is removed: if the provider later reports that this refund succeeded after all, the money was refunded
 * twice.
 *
 * While the money is not refunded, staff can clear the flag only by changing the state. The flag shows that the company
 * still has the money.
 */
export const settleManually: CollectionBeforeChangeHook<Refund> = async ({ data, originalDoc, operation, req }) => {
  const currentState = originalDoc?.state
  const newState = data.state ?? currentState
  if (operation !== 'update' || !currentState || !newState) return data
  if (currentState === newState) {
    const clearsFlagOfOpenRefund =
      nextRefundStates[currentState] && originalDoc.needs_attention && !data.needs_attention
    if (clearsFlagOfOpenRefund)
      throw fieldValidationError(req, 'refunds', { path: 'needs_attention', message: refundFirstMessage })
    return data
  }
  if (!nextRefundStates[currentState]?.includes(newState)) {
    const message = `A refund that is ${currentState} cannot be set to ${newState}.`
    throw fieldValidationError(req, 'refunds', { path: 'state', message })
  }
  if (newState === 'requested') {
    const problem = await findRepeatedRequestProblem(originalDoc, req)
    if (problem) throw fieldValidationError(req, 'refunds', { path: 'state', message: problem })
    return { ...data, ...buildNewRequest(originalDoc) }
  }
  const completed_at = new Date().toISOString()
  const completion = { completed_at, needs_attention: false, next_attempt_at: null }
  return { ...data, ...completion, ...(currentState === 'failed' && { provider_refund_id: null }) }
}

/** Returns an error if a new request could refund the money twice or if the booking is not paid, otherwise null. */
async function findRepeatedRequestProblem(refund: Refund, req: PayloadRequest): Promise<string | null> {
  if (!canRequestAgain(refund)) return 'Xendit may have refunded this already. Please check it in the Xendit dashboard.'
  if (!refund.booking) return null
  const booking = await req.payload.findByID({ collection: 'bookings', id: idOf(refund.booking), depth: 0, req })
  const isRefundable = canTransition(paymentTransitions, booking.payment_status, 'refunded')
  return isRefundable ? null : 'This booking is not paid, so there is nothing to refund.'
}

/** Xendit repeats its response to the old key, so the request needs a new key. */
function buildNewRequest({ idempotency_key }: Refund): Partial<Refund> {
  const now = new Date().toISOString()
  return {
    idempotency_key: nextRefundIdempotencyKey(idempotency_key),
    provider_refund_id: null,
    error_kind: null,
    error_detail: null,
    attempts: 0,
    next_attempt_at: now,
    requested_again_at: now,
    needs_attention: false,
  }
}

/** Adds the new request to the history of the invoice. */
export const recordRepeatedRequest: CollectionAfterChangeHook<Refund> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.state !== 'requested' || previousDoc.state === 'requested') return doc
  const { id: refund, amount } = doc
  const failedRefund = previousDoc.provider_refund_id
  const detail = { refund, amount, by: req.user?.email ?? null, ...(failedRefund && { failedRefund }) }
  await addInvoiceEvent(req, idOf(doc.invoice), 'refund_requested_again', detail)
  return doc
}

const refundFirstMessage = 'Please refund the money, then set the status to Succeeded. That clears this tick.'

/**
 * Marks the booking as refunded, and its invoice if no other booking of the invoice is paid. Notifies the traveller.
 */
export const applyManualRefund: CollectionAfterChangeHook<Refund> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state !== 'succeeded' || previousDoc.state === 'succeeded') return doc
  const { payload } = req
  const invoice = idOf(doc.invoice)
  await addInvoiceEvent(req, invoice, 'refunded_by_hand', {
    refund: doc.id,
    amount: doc.amount,
    by: req.user?.email ?? null,
    ...(previousDoc.state === 'failed' && { failedRefund: previousDoc.provider_refund_id }),
  })
  if (!doc.booking) return doc
  const booking = await payload.findByID({ collection: 'bookings', id: idOf(doc.booking), depth: 0, req })
  if (canTransition(paymentTransitions, booking.payment_status, 'refunded')) {
    const data = { payment_status: 'refunded' }
    await payload.db.updateOne({ collection: 'bookings', id: booking.id, data, returning: false, req })
  }
  await markInvoiceRefunded(invoice, req)
  const dedupe_key = noticeDedupeKey('booking_refunded', booking.id)
  await queueBookingMail(req, booking, { kind: 'booking_refunded', payload: { amount: doc.amount }, dedupe_key })
  return doc
}

async function markInvoiceRefunded(id: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const where: Where = { invoice_id: { equals: id } }
  const { docs } = await payload.find({ collection: 'bookings', where, depth: 0, pagination: false, req })
  const { status } = await payload.findByID({ collection: 'invoices', id, depth: 0, req })
  const isFullyRefunded = isAllRefunded(docs.map(({ payment_status }) => payment_status))
  if (!isFullyRefunded || !canTransition(invoiceTransitions, status, 'refunded')) return
  const data = { status: 'refunded' }
  await payload.db.updateOne({ collection: 'invoices', id, data, returning: false, req })
}
