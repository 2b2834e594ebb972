import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { readDayBookings } from '../day-bookings.ts'
import { officePaths } from '../paths.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { DaySheet } from './DaySheet.tsx'
import { OfficePage, requirePermission } from './OfficePage.tsx'

/** The bookings of a day in Bali, today by default, to read, print and download. */
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
  const bookings = await readDayBookings(payload, day, now)
  return (
    <OfficePage view={view} title={title}>
      <SetStepNav nav={[{ label: title }]} />
      <DayNavigation day={day} today={today} routes={payload.config.routes} texts={texts} />
      {requestedDay !== undefined && !validDay && <p role="status">{texts.invalidDay}</p>}
      <DaySheet day={day} bookings={bookings} adminRoute={payload.config.routes.admin} texts={texts} />
    </OfficePage>
  )
}

/** Returns the day in the URL, or null if it is invalid or outside of the years of bookings. */
function parseDay(requestedDay: unknown): LocalDate | null {
  const day = parseLocalDate(requestedDay)
  return day?.startsWith('2') ? day : null
}
