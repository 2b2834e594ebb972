import { bookedText } from '../../collections/records/Bookings/booked-texts.ts'
import type { OfficeTexts } from '../../collections/records/texts/index.ts'
import { type Separator, writeCsv } from '../../core/write-csv.ts'
import type { DayBooking } from './day-bookings.ts'
import { locationText, paymentText } from './day-texts.ts'

type Column = readonly [name: keyof OfficeTexts['columns'], value: (booking: DayBooking) => string | number]

const columnsFor = (texts: OfficeTexts): readonly Column[] => [
  ['time', ({ time }) => time],
  ['kind', ({ event }) => texts.events[event]],
  ['what', ({ product }) => product],
  ['package', (booking) => booking.package],
  ['adults', ({ adults }) => adults],
  ['children', ({ children }) => children],
  ['infants', ({ infants }) => infants],
  ['quantity', ({ quantity }) => quantity],
  ['booked', (booking) => bookedText(booking, texts)],
  ['place', (booking) => locationText(booking, texts)],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['travelers', ({ passengers }) => passengers.join(', ')],
  ['notes', ({ note }) => note],
  ['status', ({ status }) => texts.statuses[status] ?? status],
  ['payment', (booking) => paymentText(booking, texts)],
  ['booking', ({ number }) => number],
  ['invoice', ({ order }) => order],
]

/** Returns the bookings of a day as CSV, one row per booking. */
export function dayCsv(bookings: readonly DayBooking[], texts: OfficeTexts, separator: Separator = ','): string {
  const columns = columnsFor(texts)
  const header = columns.map(([name]) => texts.columns[name])
  const lines = bookings.map((booking) => columns.map(([, value]) => value(booking)))
  return writeCsv([header, ...lines], { separator })
}
