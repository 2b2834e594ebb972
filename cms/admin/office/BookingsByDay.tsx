import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { bookingsOfDay } from '../../office/day-bookings.ts'
import { DayChoice } from './DayChoice.tsx'
import { DaySheet } from './DaySheet.tsx'
import { admitToOffice, OfficePage } from './OfficePage.tsx'
import { officePaths } from './paths.ts'

const title = 'Bookings by day'

/** The bookings of one day of Bali's, today's at first, to be looked at, printed and taken along. */
export async function BookingsByDay(view: AdminViewServerProps) {
  admitToOffice(view, officePaths.day)
  const { payload } = view.initPageResult.req
  const now = new Date()
  const today = todayInBali(now)
  const day = dayIn(view.searchParams?.day, today)
  const bookings = await bookingsOfDay(payload, day, now)
  return (
    <OfficePage view={view} title={title}>
      <SetStepNav nav={[{ label: title }]} />
      <DayChoice day={day} today={today} routes={payload.config.routes} />
      <DaySheet day={day} bookings={bookings} adminRoute={payload.config.routes.admin} />
    </OfficePage>
  )
}

/** The day that the address names, within the calendar that bookings can be in; else today. */
function dayIn(asked: unknown, today: LocalDate): LocalDate {
  const day = parseLocalDate(asked)
  return day?.startsWith('2') ? day : today
}
