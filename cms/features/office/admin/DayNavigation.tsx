import { addDays, type LocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import type { OfficeTexts } from '../../../collections/records/texts/index.ts'
import { officePaths } from '../paths.ts'
import { DayInput } from './DayInput.tsx'
import { PrintButton } from './PrintButton.tsx'

interface Props {
  day: LocalDate
  today: LocalDate
  routes: { admin: string; api: string }
  texts: OfficeTexts
}

/**
 * A bar that selects the day: the previous or next day, today or any other day. It also has the download and print
 * buttons, and is not printed.
 */
export function DayNavigation({ day, today, routes, texts }: Props) {
  const pageUrl = formatAdminURL({ adminRoute: routes.admin, path: officePaths.day })
  const csvUrl = formatAdminURL({ apiRoute: routes.api, path: '/office/bookings.csv' })
  const urlFor = (date: LocalDate) => `${pageUrl}?day=${date}`
  return (
    <div className="nusa-office__bar">
      <form method="get" action={pageUrl}>
        <DayInput label={texts.day} name="day" day={day} key={day} />
        <button type="submit">{texts.show}</button>
      </form>
      <nav aria-label={texts.days}>
        <a href={urlFor(addDays(day, -1))}>{texts.dayBefore}</a>
        {day !== today && <a href={urlFor(today)}>{texts.today}</a>}
        <a href={urlFor(addDays(day, 1))}>{texts.dayAfter}</a>
      </nav>
      <div className="nusa-office__actions">
        <a href={`${csvUrl}?day=${day}`}>{texts.downloadCsv}</a>
        <a href={`${csvUrl}?day=${day}&separator=%3B`}>{texts.withSemicolons}</a>
        <PrintButton />
      </div>
    </div>
  )
}
