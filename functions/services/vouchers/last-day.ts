import { addDays, type LocalDate } from '@nusa/shared/dates'
import type { StoredBooking } from '../../ports/bookings.ts'

/** The last day of a booking: a car's last day, the day one leaves a room; else the day itself. */
export function lastDayOf({ date, quote, quantity }: Pick<StoredBooking, 'date' | 'quote' | 'quantity'>): LocalDate {
  const countOf = (type: string) => quote.parts.find((part) => part.type === type)?.count ?? 0
  const days = countOf('day')
  const nights = Math.floor(countOf('room-night') / Math.max(1, quantity))
  return addDays(date, Math.max(0, days - 1, nights))
}
