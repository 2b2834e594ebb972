import { type LocalDate, monthGrid } from '@nusa/shared/dates'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { tourTexts } from '../../../collections/content/Tours/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { CalendarDay, TourMonth } from '../calendar-days.ts'
import { bookingsPath, canSetCapacity, capacityPath, describeCapacity, describeClosedDay } from './day-cell.ts'

interface CalendarProps {
  tourId: number
  month: TourMonth
  isLoading: boolean
}

/** Shows the weeks of a month as a table, or the days as a list on narrow screens. */
export function CalendarTable({ tourId, month: { days, today, title }, isLoading }: CalendarProps) {
  const texts = useTexts(tourTexts)
  const [firstDay] = days
  if (!firstDay) return null
  const weeks = monthGrid(firstDay.date)
  const daysByDate = new Map<string, CalendarDay>(days.map((day) => [day.date, day]))
  // The second week has no gaps for days of other months.
  const weekdayDates = weeks[1]?.filter((date) => date !== null) ?? []
  return (
    <table className="nusa-calendar__table" aria-busy={isLoading}>
      <caption className="nusa-visually-hidden">
        {title}, {texts.month(firstDay.date)}
      </caption>
      <thead>
        <tr>
          {weekdayDates.map((date) => (
            <th key={date} scope="col">
              {texts.weekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, weekday) => {
              const day = date && daysByDate.get(date)
              if (!day) return <td key={weekdayDates[weekday] ?? index} className="nusa-calendar__outside" />
              return <DayCell key={day.date} tourId={tourId} day={day} today={today} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ tourId, day, today }: { tourId: number; day: CalendarDay; today: LocalDate }) {
  const { config } = useConfig()
  const texts = useTexts(tourTexts)
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: config.routes.admin, path })
  const { date, bookings, entry } = day
  const closedText = describeClosedDay(day, texts)
  const capacityText = describeCapacity(day, texts)
  const dayName = texts.longDay(date)
  return (
    <td
      className={closedText === null ? undefined : 'nusa-calendar__closed'}
      aria-current={date === today ? 'date' : undefined}
    >
      <time dateTime={date}>
        <span className="nusa-calendar__weekday">{texts.weekday(date)} </span>
        {Number(date.slice(8))}
      </time>
      {closedText !== null && <span>{closedText}</span>}
      {capacityText !== null && <span>{capacityText}</span>}
      {day.departures.map((departure) => (
        <span key={departure.name}>
          {departure.name}: {describeCapacity({ ...departure, closed: null }, texts) ?? texts.noLimit}
        </span>
      ))}
      {entry && entry.note !== '' && <span>{entry.note}</span>}
      {bookings !== null && bookings > 0 && (
        <a href={adminUrl(bookingsPath(tourId, date))} aria-label={`${texts.bookings(bookings)}, ${dayName}`}>
          {texts.bookings(bookings)}
        </a>
      )}
      {(entry !== null || canSetCapacity(day)) && (
        <a
          href={adminUrl(capacityPath(tourId, day))}
          aria-label={`${entry ? texts.capacity : texts.setCapacity}, ${dayName}`}
        >
          {entry ? texts.capacity : texts.setCapacity}
        </a>
      )}
    </td>
  )
}
