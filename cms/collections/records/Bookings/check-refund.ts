import { computePaidAmount } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import type { CollectionBeforeChangeHook } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Booking } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { computeBookingFigures } from '../parts/booking-refund.ts'

/**
 * Validates the refund that staff confirm when they cancel a booking. The refund must be at least the amount by the
 * cancellation policy and at most the paid amount. A refund above the policy needs a reason. The amount and the reason
 * cannot be changed afterwards.
 */
export const checkRefund: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const isCancelling = data.status === 'cancelled' && originalDoc.status !== 'cancelled'
  const { refund_amount: confirmedRefund, refund_reason: reason } = data
  if (!isCancelling) {
    const { refund_amount = null, refund_reason = null } = originalDoc
    return { ...data, refund_amount, refund_reason }
  }
  // A cancellation without an amount refunds everything that was paid.
  if (typeof confirmedRefund !== 'number') return { ...data, refund_amount: null, refund_reason: null }
  const { payload } = req
  const invoiceId = idOf(originalDoc.invoice_id)
  const invoice = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 0, req })
  const where = { invoice_id: { equals: invoiceId } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
  const paid = computePaidAmount(invoice, docs, originalDoc.id)
  const figures = computeBookingFigures(originalDoc, paid, new Date())
  const hasReason = Boolean(reason?.trim())
  const message = findRefundError(confirmedRefund, figures, hasReason)
  if (message) throw fieldValidationError(req, 'bookings', { path: 'refund_amount', message })
  return confirmedRefund > figures.refund ? data : { ...data, refund_reason: null }
}

function findRefundError(
  confirmedRefund: number,
  { paid, refund: policyRefund }: { paid: number; refund: number },
  hasReason: boolean,
): string | null {
  if (!Number.isSafeInteger(confirmedRefund)) return 'Please enter the refund in whole rupiah.'
  if (confirmedRefund > paid) return `The refund can be at most ${formatRupiah(paid)}, which was paid for this booking.`
  if (confirmedRefund < policyRefund)
    return `The policy of this booking refunds ${formatRupiah(policyRefund)} now. Please refund at least this amount.`
  if (confirmedRefund === policyRefund || hasReason) return null
  return `The policy of this booking refunds ${formatRupiah(policyRefund)} now. Please give a reason to refund more.`
}
