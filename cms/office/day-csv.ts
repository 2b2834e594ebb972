import { type Separator, writeCsv } from '../csv/write-csv.ts'
import type { DayBooking } from './day-bookings.ts'
import { bookedText, paymentText, placeText } from './day-texts.ts'
import type { OfficeWords } from './words/index.ts'

type Column = readonly [name: keyof OfficeWords['columns'], value: (booking: DayBooking) => string | number]

const columnsIn = (words: OfficeWords): readonly Column[] => [
  ['time', ({ time }) => time],
  ['kind', ({ event }) => words.events[event]],
  ['what', ({ what }) => what],
  ['package', (booking) => booking.package],
  ['adults', ({ adults }) => adults],
  ['children', ({ children }) => children],
  ['infants', ({ infants }) => infants],
  ['quantity', ({ quantity }) => quantity],
  ['booked', (booking) => bookedText(booking, words)],
  ['place', (booking) => placeText(booking, words)],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['travelers', ({ passengers }) => passengers.join(', ')],
  ['notes', ({ note }) => note],
  ['status', ({ status }) => words.statuses[status] ?? status],
  ['payment', (booking) => paymentText(booking, words)],
  ['booking', ({ number }) => number],
  ['invoice', ({ order }) => order],
]

/** Returns the bookings of a day as CSV, one row per booking. */
export function dayCsv(bookings: readonly DayBooking[], words: OfficeWords, separator: Separator = ','): string {
  const columns = columnsIn(words)
  const header = columns.map(([name]) => words.columns[name])
  const lines = bookings.map((booking) => columns.map(([, value]) => value(booking)))
  return writeCsv([header, ...lines], { separator })
}
