import { addDays, type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type OfficeTexts, officeTexts } from '../../../collections/records/texts/index.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { readDayBookings } from '../day-bookings.ts'
import { readDayDepartures } from '../day-departures.ts'
import { groupBookings } from '../day-groups.ts'
import { officePaths } from '../paths.ts'
import { DayInput, PrintButton } from './DayControls.tsx'
import { DaySheet } from './DaySheet.tsx'
import { OfficePage, requirePermission } from './OfficePage.tsx'

export async function BookingsByDay(view: AdminViewServerProps) {
  requirePermission(view, officePaths.day, 'bookings:read')
  const { payload, i18n } = view.initPageResult.req
  const texts = officeTexts[languageOf(i18n)]
  const title = texts.bookingsByDay
  const now = new Date()
  const today = todayInBali(now)
  const requestedDay = view.searchParams?.day
  const validDay = parseDay(requestedDay)
  const day = validDay ?? today
  const [bookings, departures] = await Promise.all([
    readDayBookings(payload, day, now),
    readDayDepartures(payload, day),
  ])
  return (
    <OfficePage view={view} title={title}>
      <SetStepNav nav={[{ label: title }]} />
      <DayNavigation day={day} today={today} routes={payload.config.routes} texts={texts} />
      {requestedDay !== undefined && !validDay && <p role="status">{texts.invalidDay}</p>}
      <DaySheet
        day={day}
        groups={groupBookings(bookings, departures)}
        bookingCount={bookings.length}
        adminRoute={payload.config.routes.admin}
        texts={texts}
      />
    </OfficePage>
  )
}

/** Returns null if the day in the URL is invalid or outside the years 2000 to 2999. */
function parseDay(requestedDay: unknown): LocalDate | null {
  const day = parseLocalDate(requestedDay)
  return day?.startsWith('2') ? day : null
}

interface DayNavigationProps {
  day: LocalDate
  today: LocalDate
  routes: { admin: string; api: string }
  texts: OfficeTexts
}

function DayNavigation({ day, today, routes, texts }: DayNavigationProps) {
  const pageUrl = formatAdminURL({ adminRoute: routes.admin, path: officePaths.day })
  const csvUrl = formatAdminURL({ apiRoute: routes.api, path: '/office/bookings.csv' })
  const urlFor = (date: LocalDate) => `${pageUrl}?day=${date}`
  return (
    <div className="nusa-office__bar">
      <form method="get" action={pageUrl}>
        <DayInput label={texts.dateLabel} name="day" day={day} key={day} />
        <button type="submit">{texts.showDay}</button>
      </form>
      <nav aria-label={texts.changeDay}>
        <a href={urlFor(addDays(day, -1))}>{texts.dayBefore}</a>
        {day !== today && <a href={urlFor(today)}>{texts.today}</a>}
        <a href={urlFor(addDays(day, 1))}>{texts.dayAfter}</a>
      </nav>
      <div className="nusa-office__actions">
        <a href={`${csvUrl}?day=${day}`}>{texts.downloadCsv}</a>
        <a href={`${csvUrl}?day=${day}&separator=%3B`}>{texts.downloadCsvWithSemicolons}</a>
        <PrintButton />
      </div>
    </div>
  )
}
