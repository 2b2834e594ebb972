import { type BookingView, contactTiming, type InvoiceView, isAhead } from '@nusa/shared/booking'
import { confirmationTexts as texts } from './texts.ts'

interface Paid extends Pick<InvoiceView, 'paid_at'> {
  bookings: readonly Pick<BookingView, 'kind' | 'status' | 'booking_date' | 'pickup_time'>[]
}

/** Returns the text after a payment. It promises only what is still possible, and nothing about past or cancelled bookings. */
export function paidText({ bookings, paid_at }: Paid, now: Date): string {
  const hasTour = bookings.some((booking) => booking.kind === 'tour' && isAhead(booking, now))
  const timing = contactTiming(bookings, paid_at === null ? null : new Date(paid_at), now)
  return [texts.paid, timing && texts.contact[timing], hasTour && texts.early].filter(Boolean).join(' ')
}
