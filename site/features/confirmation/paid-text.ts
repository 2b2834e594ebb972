import type { BookingView } from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'
import { confirmationTexts as texts } from './texts.ts'

type Booked = Pick<BookingView, 'kind' | 'status' | 'booking_date'>

/** Returns the text after a payment. Past and cancelled bookings promise nothing. `today` is the date in Bali. */
export function paidText(bookings: readonly Booked[], today: LocalDate): string {
  const ahead = bookings.filter(({ status, booking_date }) => status !== 'cancelled' && booking_date >= today)
  if (ahead.length === 0) return texts.paidAndOver
  return ahead.some(({ kind }) => kind === 'tour') ? texts.paid : texts.paidWithoutTour
}
