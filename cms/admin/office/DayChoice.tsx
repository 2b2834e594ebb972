import { addDays, type LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { PrintButton } from './PrintButton.tsx'
import { officePaths } from './paths.ts'

interface Props {
  day: LocalDate
  today: LocalDate
  routes: { admin: string; api: string }
}

/** Which day is shown: the day before and after, today, any other; and what can be done with it. Nothing of it is printed. */
export function DayChoice({ day, today, routes }: Props) {
  const here = formatAdminURL({ adminRoute: routes.admin, path: officePaths.day })
  const to = (date: LocalDate) => `${here}?day=${date}`
  return (
    <div className="nusa-office__bar">
      <form method="get" action={here}>
        <label htmlFor="nusa-day">Day (Bali’s date)</label>
        <input id="nusa-day" type="date" name="day" defaultValue={day} key={day} required />
        <button type="submit">Show</button>
      </form>
      <nav aria-label="Days">
        <a href={to(addDays(day, -1))}>Day before</a>
        {day !== today && <a href={to(today)}>Today</a>}
        <a href={to(addDays(day, 1))}>Day after</a>
      </nav>
      <div className="nusa-office__acts">
        <a href={`${formatAdminURL({ apiRoute: routes.api, path: '/office/bookings.csv' })}?day=${day}`}>
          Download CSV
        </a>
        <PrintButton />
      </div>
    </div>
  )
}
