import type { LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { bookedText, partyText } from '../../../collections/records/Bookings/booked-texts.ts'
import type { OfficeTexts } from '../../../collections/records/texts/index.ts'
import type { DayBooking } from '../day-bookings.ts'
import { eventText, locationText, paymentText } from '../day-texts.ts'

interface Props {
  day: LocalDate
  bookings: readonly DayBooking[]
  adminRoute: string
  texts: OfficeTexts
}

const columnNames = ['time', 'what', 'where', 'who', 'notes', 'payment', 'booking'] as const

/** The bookings of a day as a table, shown as cards on phones and as a sheet on paper. */
export function DaySheet({ day, bookings, adminRoute, texts }: Props) {
  if (bookings.length === 0) return <p role="status">{texts.noBookings(day)}</p>
  return (
    <table className="nusa-day">
      <caption>{texts.bookingsOn(day, bookings.length)}</caption>
      <thead>
        <tr>
          {columnNames.map((name) => (
            <th scope="col" key={name}>
              {texts.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <DayRow booking={booking} adminRoute={adminRoute} texts={texts} key={booking.id} />
        ))}
      </tbody>
    </table>
  )
}

function DayRow({ booking, adminRoute, texts }: { booking: DayBooking; adminRoute: string; texts: OfficeTexts }) {
  const { columns } = texts
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <tr>
      <th scope="row">{booking.time || '–'}</th>
      <td data-name={columns.what}>
        <span className="nusa-day__kind">{eventText(booking, texts)}</span>
        <strong>{booking.product}</strong>
        {booking.departure && (
          <span>
            {columns.departure}: {booking.departure}
          </span>
        )}
        {booking.package && <span>{booking.package}</span>}
        <span>{bookedText(booking, texts) || partyText(booking, texts)}</span>
        {booking.status !== 'confirmed' && <em>{texts.statuses[booking.status]}</em>}
      </td>
      <td data-name={columns.where}>{locationText(booking, texts) || '–'}</td>
      <td data-name={columns.who}>
        <strong>{booking.name || '–'}</strong>
        {booking.phone && <a href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}>{booking.phone}</a>}
        {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
        {booking.passengers.length > 0 && <span>{booking.passengers.join(', ')}</span>}
      </td>
      <td data-name={columns.notes}>
        {booking.note || (booking.answers.length === 0 && '–')}
        {booking.answers.length > 0 && <Answers booking={booking} />}
      </td>
      <td
        data-name={columns.payment}
        className={booking.payment === 'paid' && !booking.isInReview ? undefined : 'nusa-day__due'}
      >
        {paymentText(booking, texts)}
      </td>
      <td data-name={columns.booking}>
        <a href={adminUrl(`/collections/bookings/${booking.id}`)}>{booking.number}</a>
        <a href={adminUrl(`/collections/invoices/${booking.invoiceId}`)} className="nusa-day__invoice">
          {columns.invoice}
          <span className="nusa-visually-hidden">{texts.ofBooking(booking.number)}</span>
        </a>
      </td>
    </tr>
  )
}

/** The answers to the questions of the product. */
function Answers({ booking }: { booking: DayBooking }) {
  return (
    <dl className="nusa-day__answers">
      {booking.answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
