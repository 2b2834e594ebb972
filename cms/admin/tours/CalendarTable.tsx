import { type LocalDate, monthGrid } from '@nusa/shared/dates'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../i18n/use-language.ts'
import type { CalendarDay, TourMonth } from '../../tour-calendar/month.ts'
import { bookingsPath, canGetPlaces, placesPath } from './day-links.ts'
import { closedWord, placesWords } from './day-words.ts'
import { tourWords } from './words/index.ts'

interface CalendarProps {
  tour: number
  month: TourMonth
  isLoading: boolean
}

/** The weeks of a month; a list of days on narrow screens. */
export function CalendarTable({ tour, month: { days, today, title }, isLoading }: CalendarProps) {
  const words = useWords(tourWords)
  const [first] = days
  if (!first) return null
  const weeks = monthGrid(first.date)
  const byDate = new Map<string, CalendarDay>(days.map((day) => [day.date, day]))
  const weekdays = weeks[1]?.filter((date) => date !== null) ?? []
  return (
    <table className="nusa-calendar__table" aria-busy={isLoading}>
      <caption className="nusa-unseen">
        {title}, {words.month(first.date)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th key={date} scope="col">
              {words.weekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, weekday) => {
              const day = date && byDate.get(date)
              if (!day) return <td key={weekdays[weekday] ?? index} className="nusa-calendar__none" />
              return <Day key={day.date} tour={tour} day={day} today={today} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ tour, day, today }: { tour: number; day: CalendarDay; today: LocalDate }) {
  const { config } = useConfig()
  const words = useWords(tourWords)
  const addressOf = (path: `/${string}`) => formatAdminURL({ adminRoute: config.routes.admin, path })
  const { date, bookings, entry } = day
  const word = closedWord(day, words)
  const places = placesWords(day, words)
  const name = words.longDay(date)
  return (
    <td
      className={word === null ? undefined : 'nusa-calendar__closed'}
      aria-current={date === today ? 'date' : undefined}
    >
      <time dateTime={date}>
        <span className="nusa-calendar__weekday">{words.weekday(date)} </span>
        {Number(date.slice(8))}
      </time>
      {word !== null && <span>{word}</span>}
      {places !== null && <span>{places}</span>}
      {entry && entry.note !== '' && <span>{entry.note}</span>}
      {bookings !== null && bookings > 0 && (
        <a href={addressOf(bookingsPath(tour, date))} aria-label={`${words.bookings(bookings)}, ${name}`}>
          {words.bookings(bookings)}
        </a>
      )}
      {(entry !== null || canGetPlaces(day)) && (
        <a href={addressOf(placesPath(tour, day))} aria-label={`${entry ? words.places : words.setPlaces}, ${name}`}>
          {entry ? words.places : words.setPlaces}
        </a>
      )}
    </td>
  )
}
