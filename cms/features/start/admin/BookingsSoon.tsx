import { addDays, type LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { ContactLinks } from '../../../collections/records/parts/ContactLinks.tsx'
import { type OfficeTexts, officeTexts } from '../../../collections/records/texts/index.ts'
import { type DayBooking, readDayBookings } from '../../office/day-bookings.ts'
import { eventText, locationText, paymentText, timeText } from '../../office/day-texts.ts'
import { officePaths } from '../../office/paths.ts'
import { type StartTexts, startTexts } from '../start-texts.ts'
import type { StartProps } from './start-props.ts'

/** A link below the list opens a page with all bookings of the day. */
const maxShownBookings = 12

/** Lists the bookings of today and tomorrow in order of their time. */
export async function BookingsSoon({ payload, language, now, today }: StartProps) {
  const texts = startTexts[language]
  const tomorrow = addDays(today, 1)
  const [todaysBookings, tomorrowsBookings] = await Promise.all([
    readDayBookings(payload, today, now),
    readDayBookings(payload, tomorrow, now),
  ])
  const sharedProps = { adminRoute: payload.config.routes.admin, texts, dayTexts: officeTexts[language] }
  return (
    <div className="nusa-start-page__pair">
      <DayBookings title={texts.bookingsToday} id="nusa-today" day={today} bookings={todaysBookings} {...sharedProps} />
      <DayBookings
        title={texts.bookingsTomorrow}
        id="nusa-tomorrow"
        day={tomorrow}
        bookings={tomorrowsBookings}
        {...sharedProps}
      />
    </div>
  )
}

interface SharedProps {
  adminRoute: string
  texts: StartTexts
  dayTexts: OfficeTexts
}

interface DayProps extends SharedProps {
  title: string
  id: string
  day: LocalDate
  bookings: readonly DayBooking[]
}

function DayBookings({ title, id, day, bookings, ...sharedProps }: DayProps) {
  const { adminRoute, texts } = sharedProps
  const path = `${officePaths.day}?day=${day}` as const
  return (
    <section className="nusa-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bookings.length === 0 ? (
        <p>{texts.noBookings}</p>
      ) : (
        <>
          <ol className="nusa-upcoming">
            {bookings.slice(0, maxShownBookings).map((booking) => (
              <BookingItem booking={booking} {...sharedProps} key={booking.id} />
            ))}
          </ol>
          <a href={formatAdminURL({ adminRoute, path })}>{texts.allBookings(day, bookings.length)}</a>
        </>
      )}
    </section>
  )
}

function BookingItem({ booking, adminRoute, texts, dayTexts }: SharedProps & { booking: DayBooking }) {
  const { id, product, customerName: name, phone, bookingNumber: number, payment, isInReview } = booking
  const travellerCount = booking.adults + booking.children + booking.infants
  const isDue = payment !== 'paid' || isInReview
  const details = [
    eventText(booking, dayTexts),
    travellerCount > 0 ? texts.travellers(travellerCount) : '',
    locationText(booking, dayTexts),
  ]
  return (
    <li>
      <strong>{timeText(booking, dayTexts) || texts.noTime}</strong>
      <div>
        <a href={formatAdminURL({ adminRoute, path: `/collections/bookings/${id}` })}>
          {product}
          <span className="nusa-visually-hidden">{dayTexts.ofBooking(number)}</span>
        </a>
        <p>{details.filter(Boolean).join(' · ')}</p>
        <p>
          {name || booking.email} <ContactLinks name={name} phone={phone} texts={dayTexts} />
        </p>
        {isDue && <p className="nusa-day__due">{paymentText(booking, dayTexts)}</p>}
        {booking.note && <p>{booking.note}</p>}
      </div>
    </li>
  )
}
