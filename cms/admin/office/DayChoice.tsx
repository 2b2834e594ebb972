import { addDays, type LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import type { OfficeWords } from '../../office/words/index.ts'
import { DayInput } from './DayInput.tsx'
import { PrintButton } from './PrintButton.tsx'
import { officePaths } from './paths.ts'

interface Props {
  day: LocalDate
  today: LocalDate
  routes: { admin: string; api: string }
  words: OfficeWords
}

/**
 * Selects the day: the previous and next one, today or any other. Also has the download and print buttons. Not printed.
 */
export function DayChoice({ day, today, routes, words }: Props) {
  const here = formatAdminURL({ adminRoute: routes.admin, path: officePaths.day })
  const csv = formatAdminURL({ apiRoute: routes.api, path: '/office/bookings.csv' })
  const to = (date: LocalDate) => `${here}?day=${date}`
  return (
    <div className="nusa-office__bar">
      <form method="get" action={here}>
        <DayInput label={words.day} name="day" day={day} key={day} />
        <button type="submit">{words.show}</button>
      </form>
      <nav aria-label={words.days}>
        <a href={to(addDays(day, -1))}>{words.dayBefore}</a>
        {day !== today && <a href={to(today)}>{words.today}</a>}
        <a href={to(addDays(day, 1))}>{words.dayAfter}</a>
      </nav>
      <div className="nusa-office__acts">
        <a href={`${csv}?day=${day}`}>{words.downloadCsv}</a>
        <a href={`${csv}?day=${day}&separator=%3B`}>{words.withSemicolons}</a>
        <PrintButton />
      </div>
    </div>
  )
}
