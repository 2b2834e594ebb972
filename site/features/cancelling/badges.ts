import {
  type Badge,
  type BookingView,
  bookingStatusBadges,
  type InvoiceView,
  invoiceBadge,
  paymentStatusBadges,
} from '@nusa/shared/booking'
import { cancellingTexts as texts } from './texts.ts'

type Shown = Pick<BookingView, 'status' | 'payment_status' | 'cancelled_by' | 'refund'>

const refundBadge: Badge = { label: texts.refundOnItsWay, tone: 'waiting' }

/** Returns whether a refund for a booking is in progress. */
export function isBeingRefunded({ refund }: Pick<BookingView, 'refund'>): boolean {
  return refund?.state === 'on_its_way'
}

type ShownOrder = Pick<InvoiceView, 'status' | 'expires_at'> & {
  bookings: readonly Pick<BookingView, 'status' | 'refund'>[]
}

/**
 * Returns the badge of an order. A paid order with only cancelled bookings shows the refund in progress instead of
 * Paid.
 */
export function orderBadge(order: ShownOrder, now: Date): Badge {
  const isCancelled = order.bookings.every(({ status }) => status === 'cancelled')
  const isRefund = order.status === 'paid' && isCancelled && order.bookings.some(isBeingRefunded)
  return isRefund ? refundBadge : invoiceBadge(order, now)
}

/** Returns the badges of a booking and its payment. A booking cancelled before payment has no payment badge. */
export function bookingBadges(booking: Shown): Badge[] {
  const { status, payment_status, cancelled_by } = booking
  const standing = bookingStatusBadges[status]
  const wasCalledOff = status === 'cancelled' && (cancelled_by === 'traveller' || cancelled_by === 'staff')
  if (wasCalledOff && payment_status === 'failed') return [standing]
  if (isBeingRefunded(booking)) return [standing, refundBadge]
  const payment = paymentStatusBadges[payment_status]
  return [standing, { ...payment, label: texts.payment(payment.label) }]
}
