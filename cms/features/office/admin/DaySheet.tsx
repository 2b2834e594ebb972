import type { LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { bookedText, partyText } from '../../../collections/records/Bookings/booking-summary.ts'
import { translateAnswers } from '../../../collections/records/parts/booking-answers.ts'
import type { OfficeTexts } from '../../../collections/records/texts/index.ts'
import type { DayBooking } from '../day-bookings.ts'
import type { DayDeparture } from '../day-departures.ts'
import type { DayGroup, DayGroups } from '../day-groups.ts'
import {
  answerFlags,
  departureText,
  eventText,
  isOverbooked,
  locationText,
  namesText,
  paymentText,
  stockText,
  timeText,
} from '../day-texts.ts'

interface Props {
  day: LocalDate
  groups: DayGroups
  bookingCount: number
  adminRoute: string
  texts: OfficeTexts
}

const columnNames = ['time', 'what', 'where', 'who', 'notes', 'payment', 'booking'] as const

/** Shows the bookings of a day in a table. On phones, its rows look like cards. */
export function DaySheet({ day, groups, bookingCount, adminRoute, texts }: Props) {
  return (
    <>
      {bookingCount === 0 ? (
        <p role="status">{texts.noBookings(day)}</p>
      ) : (
        <table className="nusa-day">
          <caption>{texts.bookingsOn(day, bookingCount)}</caption>
          <thead>
            <tr>
              {columnNames.map((name) => (
                <th scope="col" key={name}>
                  {texts.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <DayGroupsRows {...{ groups, adminRoute, texts }} />
        </table>
      )}
      <DeparturesWithoutBookings departures={groups.departuresWithoutBookings} texts={texts.departures} />
    </>
  )
}

function DayGroupsRows({ groups, ...sharedProps }: Pick<Props, 'groups' | 'adminRoute' | 'texts'>) {
  const { texts } = sharedProps
  const allTourGroups = [...groups.departureGroups, ...groups.tourGroups]
  return (
    <>
      {allTourGroups.map((group) => (
        <tbody key={group.bookings[0]?.id}>
          <GroupHeading group={group} texts={texts} />
          {group.bookings.map((booking) => (
            <DayRow booking={booking} group={group} {...sharedProps} key={booking.id} />
          ))}
        </tbody>
      ))}
      {groups.otherBookings.length > 0 && (
        <tbody>
          {allTourGroups.length > 0 && (
            <tr className="nusa-day__group">
              <th scope="rowgroup" colSpan={columnNames.length}>
                {texts.departures.otherBookings}
              </th>
            </tr>
          )}
          {groups.otherBookings.map((booking) => (
            <DayRow booking={booking} group={null} {...sharedProps} key={booking.id} />
          ))}
        </tbody>
      )}
    </>
  )
}

function GroupHeading({ group, texts }: { group: DayGroup; texts: OfficeTexts }) {
  const { tourTitle: tour, isUnderWay, stock } = group
  const departure = departureText(group, texts)
  return (
    <tr className="nusa-day__group">
      <th scope="rowgroup" colSpan={columnNames.length}>
        {departure ? <strong>{departure}</strong> : null} {departure ? tour : <strong>{tour}</strong>}
        {isUnderWay && <span>{texts.departures.underWay}</span>}
        {stock && (isOverbooked(stock) ? <em>{stockText(stock, texts)}</em> : <span>{stockText(stock, texts)}</span>)}
        {stock?.isClosed && <em>{texts.departures.closed}</em>}
      </th>
    </tr>
  )
}

interface RowProps extends Pick<Props, 'adminRoute' | 'texts'> {
  booking: DayBooking
  /** Null if the booking belongs to no group. */
  group: DayGroup | null
}

function DayRow({ booking, group, adminRoute, texts }: RowProps) {
  const { columns } = texts
  const names = namesText(booking, texts)
  const flags = answerFlags(booking, texts)
  const hasAnswersOrFlags = booking.answers.length > 0 || flags.length > 0
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <tr>
      <th scope="row">{timeText(booking, texts) || '–'}</th>
      <td data-name={columns.what}>
        <BookedProduct {...{ booking, group, texts }} />
      </td>
      <td data-name={columns.where}>{locationText(booking, texts) || '–'}</td>
      <td data-name={columns.who}>
        <strong>{booking.customerName || '–'}</strong>
        {booking.phone && <a href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}>{booking.phone}</a>}
        {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
        {names && <span>{names}</span>}
      </td>
      <td data-name={columns.notes}>
        {booking.note || (hasAnswersOrFlags ? null : '–')}
        {booking.answers.length > 0 && <Answers booking={booking} texts={texts} />}
        {flags.map((flag) => (
          <em key={flag}>{flag}</em>
        ))}
      </td>
      <td
        data-name={columns.payment}
        className={booking.payment === 'paid' && !booking.isInReview ? undefined : 'nusa-day__due'}
      >
        {paymentText(booking, texts)}
      </td>
      <td data-name={columns.booking}>
        <a href={adminUrl(`/collections/bookings/${booking.id}`)}>{booking.bookingNumber}</a>
        <a href={adminUrl(`/collections/invoices/${booking.invoiceId}`)} className="nusa-day__invoice">
          {columns.invoice}
          <span className="nusa-visually-hidden">{texts.ofBooking(booking.bookingNumber)}</span>
        </a>
      </td>
    </tr>
  )
}

/** Omits what the heading of the group shows. */
function BookedProduct({ booking, group, texts }: Pick<RowProps, 'booking' | 'group' | 'texts'>) {
  const showsDeparture = booking.departureName !== '' && booking.departureName !== group?.departureName
  const showsEvent = group === null || booking.tourDay !== null || booking.travelDate !== null
  return (
    <>
      {showsEvent && <span className="nusa-day__kind">{eventText(booking, texts)}</span>}
      {booking.product !== group?.tourTitle && <strong>{booking.product}</strong>}
      {showsDeparture && (
        <span>
          {texts.columns.departure}: {departureText(booking, texts)}
        </span>
      )}
      {booking.package && <span>{booking.package}</span>}
      <span>{bookedText(booking, texts) || partyText(booking, texts)}</span>
      {booking.status !== 'confirmed' && <em>{texts.statuses[booking.status]}</em>}
    </>
  )
}

function Answers({ booking, texts }: Pick<RowProps, 'booking' | 'texts'>) {
  return (
    <dl className="nusa-day__answers">
      {translateAnswers(booking.answers, texts).map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

const maxShownDepartures = 100

function DeparturesWithoutBookings({
  departures,
  texts,
}: {
  departures: readonly DayDeparture[]
  texts: OfficeTexts['departures']
}) {
  if (departures.length === 0) return null
  const hiddenCount = departures.length - maxShownDepartures
  return (
    <section className="nusa-day-empty" aria-labelledby="nusa-day-empty">
      <h2 id="nusa-day-empty">{texts.withoutBookings}</h2>
      <ul>
        {departures
          .slice(0, maxShownDepartures)
          .map(({ tourId, startTimeId, departureName: name, tourTitle: tour, capacity }) => (
            <li key={`${tourId} ${startTimeId}`}>
              <strong>{name}</strong> {tour}{' '}
              <span>{capacity === null ? texts.noLimit : texts.freeSpots(capacity)}</span>
            </li>
          ))}
        {hiddenCount > 0 && <li>{texts.moreDepartures(hiddenCount)}</li>}
      </ul>
    </section>
  )
}
