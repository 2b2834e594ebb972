import { type Badge, type BookingView, bookingStatusBadges, paymentStatusBadges } from '@nusa/shared/booking'
import { cancellingTexts as texts } from './texts.ts'

type Shown = Pick<BookingView, 'status' | 'payment_status' | 'cancelled_by' | 'refund'>

/** How a booking and its payment stand. Of one that was called off unpaid there is no payment to speak of. */
export function bookingBadges(booking: Shown): Badge[] {
  const { status, payment_status, cancelled_by, refund } = booking
  const standing = bookingStatusBadges[status]
  const wasCalledOff = status === 'cancelled' && (cancelled_by === 'traveller' || cancelled_by === 'staff')
  if (wasCalledOff && payment_status === 'failed') return [standing]
  if (refund?.state === 'on_its_way') return [standing, { label: texts.refundOnItsWay, tone: 'waiting' }]
  const payment = paymentStatusBadges[payment_status]
  return [standing, { ...payment, label: texts.payment(payment.label) }]
}
