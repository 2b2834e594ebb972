import { addDays, type LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { ContactLinks } from '../../../collections/records/parts/ContactLinks.tsx'
import { type OfficeTexts, officeTexts } from '../../../collections/records/texts/index.ts'
import { type DayBooking, readDayBookings } from '../../office/day-bookings.ts'
import { eventText, locationText, paymentText, timeText } from '../../office/day-texts.ts'
import { officePaths } from '../../office/paths.ts'
import { type StartTexts, startTexts } from '../start-texts.ts'
import type { StartProps } from './start-props.ts'

/** The page of the day shows all bookings. */
const maxShown = 12

/** Lists the bookings of today and tomorrow in order of their time. */
export async function BookingsSoon({ payload, language, today }: StartProps) {
  const texts = startTexts[language]
  const now = new Date()
  const tomorrow = addDays(today, 1)
  const [ofToday, ofTomorrow] = await Promise.all([
    readDayBookings(payload, today, now),
    readDayBookings(payload, tomorrow, now),
  ])
  const common = { adminRoute: payload.config.routes.admin, texts, office: officeTexts[language] }
  return (
    <div className="nusa-start-page__pair">
      <Day title={texts.bookingsToday} id="nusa-today" day={today} bookings={ofToday} {...common} />
      <Day title={texts.bookingsTomorrow} id="nusa-tomorrow" day={tomorrow} bookings={ofTomorrow} {...common} />
    </div>
  )
}

interface CommonProps {
  adminRoute: string
  texts: StartTexts
  office: OfficeTexts
}

interface DayProps extends CommonProps {
  title: string
  id: string
  day: LocalDate
  bookings: readonly DayBooking[]
}

function Day({ title, id, day, bookings, ...common }: DayProps) {
  const { adminRoute, texts } = common
  const path = `${officePaths.day}?day=${day}` as const
  return (
    <section className="nusa-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bookings.length === 0 ? (
        <p>{texts.noBookings}</p>
      ) : (
        <>
          <ol className="nusa-upcoming">
            {bookings.slice(0, maxShown).map((booking) => (
              <Booking booking={booking} {...common} key={booking.id} />
            ))}
          </ol>
          <a href={formatAdminURL({ adminRoute, path })}>{texts.allBookings(day, bookings.length)}</a>
        </>
      )}
    </section>
  )
}

function Booking({ booking, adminRoute, texts, office }: CommonProps & { booking: DayBooking }) {
  const { id, product, name, phone, number, payment, isInReview } = booking
  const people = booking.adults + booking.children + booking.infants
  const isDue = payment !== 'paid' || isInReview
  const details = [
    eventText(booking, office),
    people > 0 ? texts.travellers(people) : '',
    locationText(booking, office),
  ]
  return (
    <li>
      <strong>{timeText(booking, office) || texts.noTime}</strong>
      <div>
        <a href={formatAdminURL({ adminRoute, path: `/collections/bookings/${id}` })}>
          {product}
          <span className="nusa-visually-hidden">{office.ofBooking(number)}</span>
        </a>
        <p>{details.filter(Boolean).join(' · ')}</p>
        <p>
          {name || booking.email} <ContactLinks name={name} phone={phone} texts={office} />
        </p>
        {isDue && <p className="nusa-day__due">{paymentText(booking, office)}</p>}
        {booking.note && <p>{booking.note}</p>}
      </div>
    </li>
  )
}
