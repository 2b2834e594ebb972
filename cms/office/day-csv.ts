import { writeCsv } from '../csv/write-csv.ts'
import type { DayBooking } from './day-bookings.ts'
import { eventText, paymentText, placeText } from './day-texts.ts'

type Column = readonly [name: string, value: (booking: DayBooking) => string | number]

const columns: readonly Column[] = [
  ['Time', ({ time }) => time],
  ['Kind', eventText],
  ['What', ({ what }) => what],
  ['Package', (booking) => booking.package],
  ['Adults', ({ adults }) => adults],
  ['Children', ({ children }) => children],
  ['Infants', ({ infants }) => infants],
  ['Quantity', ({ quantity }) => quantity],
  ['Booked', ({ description }) => description],
  ['Place', placeText],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['E-mail', ({ email }) => email],
  ['Travelers', ({ passengers }) => passengers.join(', ')],
  ['Notes', ({ note }) => note],
  ['Status', ({ status }) => status],
  ['Payment', paymentText],
  ['Booking', ({ reference }) => reference],
  ['Invoice', ({ invoiceId }) => invoiceId],
]

/** The bookings of a day as a table for spreadsheets, a line for each. */
export function dayCsv(bookings: readonly DayBooking[]): string {
  return writeCsv([
    columns.map(([name]) => name),
    ...bookings.map((booking) => columns.map(([, value]) => value(booking))),
  ])
}
