import { formatDate, type LocalDate } from '@nusa/shared/dates'
import { counted } from '@nusa/shared/words'
import { formatAdminURL } from 'payload/shared'
import type { DayBooking } from '../../office/day-bookings.ts'
import { eventText, paymentText, placeText } from '../../office/day-texts.ts'

interface Props {
  day: LocalDate
  bookings: readonly DayBooking[]
  adminRoute: string
}

/** The bookings of a day as a table, which phones show as cards and paper as a sheet. */
export function DaySheet({ day, bookings, adminRoute }: Props) {
  if (bookings.length === 0) return <p role="status">No bookings on {formatDate(day)}.</p>
  return (
    <table className="nusa-day">
      <caption>
        {formatDate(day)}: {counted(bookings.length, 'booking')}
      </caption>
      <thead>
        <tr>
          {['Time', 'What', 'Where', 'Who', 'Notes', 'Payment', 'Booking'].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <DayRow booking={booking} adminRoute={adminRoute} key={booking.id} />
        ))}
      </tbody>
    </table>
  )
}

function DayRow({ booking, adminRoute }: { booking: DayBooking; adminRoute: string }) {
  const address = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <tr>
      <th scope="row">{booking.time || '–'}</th>
      <td data-name="What">
        <span className="nusa-day__kind">{eventText(booking)}</span>
        <strong>{booking.what}</strong>
        {booking.package && <span>{booking.package}</span>}
        <span>{booking.description || partyText(booking)}</span>
        {booking.status !== 'confirmed' && <em>{booking.status === 'pending' ? 'On hold' : 'Completed'}</em>}
      </td>
      <td data-name="Where">{placeText(booking) || '–'}</td>
      <td data-name="Who">
        <strong>{booking.name || '–'}</strong>
        {booking.phone && <a href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}>{booking.phone}</a>}
        {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
        {booking.passengers.length > 0 && <span>{booking.passengers.join(', ')}</span>}
      </td>
      <td data-name="Notes">{booking.note || '–'}</td>
      <td
        data-name="Payment"
        className={booking.payment === 'paid' && !booking.isInReview ? undefined : 'nusa-day__due'}
      >
        {paymentText(booking)}
      </td>
      <td data-name="Booking">
        <a href={address(`/collections/bookings/${booking.id}`)}>{booking.reference}</a>
        <a href={address(`/collections/invoices/${booking.invoiceId}`)} className="nusa-day__invoice">
          Invoice<span className="nusa-unseen"> of {booking.reference}</span>
        </a>
      </td>
    </tr>
  )
}

/** For bookings that were written without a description. */
function partyText({ adults, children, infants }: DayBooking): string {
  const counts = [
    [adults, 'adult', 'adults'],
    [children, 'child', 'children'],
    [infants, 'infant', 'infants'],
  ] as const
  return counts.flatMap(([count, one, several]) => (count > 0 ? counted(count, one, several) : [])).join(', ')
}
