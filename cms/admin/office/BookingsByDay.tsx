import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { bookingsOfDay } from '../../office/day-bookings.ts'
import { officeWords } from '../../office/words/index.ts'
import { DayChoice } from './DayChoice.tsx'
import { DaySheet } from './DaySheet.tsx'
import { admitToOffice, OfficePage } from './OfficePage.tsx'
import { officePaths } from './paths.ts'

/** The bookings of a day in Bali, today by default, to read, print and download. */
export async function BookingsByDay(view: AdminViewServerProps) {
  admitToOffice(view, officePaths.day)
  const { payload, i18n } = view.initPageResult.req
  const words = officeWords[languageOf(i18n)]
  const title = words.bookingsByDay
  const now = new Date()
  const today = todayInBali(now)
  const asked = view.searchParams?.day
  const known = knownDay(asked)
  const day = known ?? today
  const bookings = await bookingsOfDay(payload, day, now)
  return (
    <OfficePage view={view} title={title}>
      <SetStepNav nav={[{ label: title }]} />
      <DayChoice day={day} today={today} routes={payload.config.routes} words={words} />
      {asked !== undefined && !known && <p role="status">{words.noSuchDay}</p>}
      <DaySheet day={day} bookings={bookings} adminRoute={payload.config.routes.admin} words={words} />
    </OfficePage>
  )
}

/** Returns the day in the URL, or null if it is invalid or outside of the years of bookings. */
function knownDay(asked: unknown): LocalDate | null {
  const day = parseLocalDate(asked)
  return day?.startsWith('2') ? day : null
}
