import {
  type Badge,
  type BookingView,
  bookingStatusBadges,
  type InvoiceView,
  invoiceBadge,
  paymentStatusBadges,
} from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { cancellingTexts as texts } from './texts.ts'

type ShownBooking = Pick<BookingView, 'status' | 'payment_status' | 'cancelled_by' | 'refund'>

const refundBadge: Badge = { label: texts.refundInProgress, tone: 'waiting' }

export function isBeingRefunded({ refund }: Pick<BookingView, 'refund'>): boolean {
  return refund?.state === 'on_its_way'
}

type ShownOrder = Pick<InvoiceView, 'status' | 'expires_at'> & {
  bookings: readonly Pick<BookingView, 'status' | 'refund'>[]
}

/**
 * Returns the badge of the order. A paid order with only cancelled bookings shows the refund in progress instead of
 * Paid.
 */
export function orderBadge(order: ShownOrder, now: Date): Badge {
  const isCancelled = order.bookings.every(({ status }) => status === 'cancelled')
  const isRefundInProgress = order.status === 'paid' && isCancelled && order.bookings.some(isBeingRefunded)
  return isRefundInProgress ? refundBadge : invoiceBadge(order, now)
}

/**
 * Returns the badges of the booking and of its payment. A booking cancelled before payment has no payment badge. While
 * staff check a payment, the stored payment status is not shown, because it may be wrong.
 */
export function bookingBadges(booking: ShownBooking, isPaymentInReview: boolean): Badge[] {
  const { status, payment_status, cancelled_by } = booking
  const statusBadge = bookingStatusBadges[status]
  if (isPaymentInReview && (payment_status === 'failed' || payment_status === 'pending')) {
    return [statusBadge, { label: texts.payment(texts.beingChecked), tone: 'waiting' }]
  }
  const wasCancelledByPerson = status === 'cancelled' && (cancelled_by === 'traveller' || cancelled_by === 'staff')
  const wasCancelledBeforePayment = wasCancelledByPerson && payment_status === 'failed'
  if (wasCancelledBeforePayment) return [statusBadge]
  if (isBeingRefunded(booking)) return [statusBadge, refundBadge]
  const paymentBadge = paymentStatusBadges[payment_status]
  return [statusBadge, { ...paymentBadge, label: texts.payment(paymentBadge.label) }]
}

interface Props {
  booking: BookingView
  /** True while staff check a payment that may be for this booking. */
  isPaymentInReview: boolean
}

export function BookingStatusBadges({ booking, isPaymentInReview }: Props) {
  const { refund } = booking
  const formatRefund = refund?.state === 'done' ? texts.refunded : texts.refundInProgressText
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-2">
        {bookingBadges(booking, isPaymentInReview).map((badge) => (
          <StatusBadge key={badge.label} {...badge} />
        ))}
      </p>
      {refund && <p className="mt-2 text-sm">{formatRefund(formatRupiah(refund.amount))}</p>}
    </>
  )
}
