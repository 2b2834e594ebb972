import type { LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import type { DayBooking } from '../../office/day-bookings.ts'
import { bookedText, paymentText, placeText } from '../../office/day-texts.ts'
import type { OfficeWords } from '../../office/words/index.ts'

interface Props {
  day: LocalDate
  bookings: readonly DayBooking[]
  adminRoute: string
  words: OfficeWords
}

const shown = ['time', 'what', 'where', 'who', 'notes', 'payment', 'booking'] as const

/** The bookings of a day as a table, shown as cards on phones and as a sheet on paper. */
export function DaySheet({ day, bookings, adminRoute, words }: Props) {
  if (bookings.length === 0) return <p role="status">{words.noBookings(day)}</p>
  return (
    <table className="nusa-day">
      <caption>{words.bookingsOf(day, bookings.length)}</caption>
      <thead>
        <tr>
          {shown.map((name) => (
            <th scope="col" key={name}>
              {words.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <DayRow booking={booking} adminRoute={adminRoute} words={words} key={booking.id} />
        ))}
      </tbody>
    </table>
  )
}

function DayRow({ booking, adminRoute, words }: { booking: DayBooking; adminRoute: string; words: OfficeWords }) {
  const { columns } = words
  const address = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <tr>
      <th scope="row">{booking.time || '–'}</th>
      <td data-name={columns.what}>
        <span className="nusa-day__kind">{words.events[booking.event]}</span>
        <strong>{booking.what}</strong>
        {booking.package && <span>{booking.package}</span>}
        <span>{bookedText(booking, words) || partyText(booking, words)}</span>
        {booking.status !== 'confirmed' && <em>{words.statuses[booking.status]}</em>}
      </td>
      <td data-name={columns.where}>{placeText(booking, words) || '–'}</td>
      <td data-name={columns.who}>
        <strong>{booking.name || '–'}</strong>
        {booking.phone && <a href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}>{booking.phone}</a>}
        {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
        {booking.passengers.length > 0 && <span>{booking.passengers.join(', ')}</span>}
      </td>
      <td data-name={columns.notes}>{booking.note || '–'}</td>
      <td
        data-name={columns.payment}
        className={booking.payment === 'paid' && !booking.isInReview ? undefined : 'nusa-day__due'}
      >
        {paymentText(booking, words)}
      </td>
      <td data-name={columns.booking}>
        <a href={address(`/collections/bookings/${booking.id}`)}>{booking.number}</a>
        <a href={address(`/collections/invoices/${booking.invoiceId}`)} className="nusa-day__invoice">
          {columns.invoice}
          <span className="nusa-unseen">{words.ofBooking(booking.number)}</span>
        </a>
      </td>
    </tr>
  )
}

/** Returns the number of people, for bookings without a description. */
function partyText({ adults, children, infants }: DayBooking, { party }: OfficeWords): string {
  const counts = { adults, children, infants }
  const kinds = ['adults', 'children', 'infants'] as const
  return kinds.flatMap((kind) => (counts[kind] > 0 ? party[kind](counts[kind]) : [])).join(', ')
}
