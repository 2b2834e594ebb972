'use client'

import { addMonths, type LocalDate, startOfMonth } from '@nusa/shared/dates'
import { Button, useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { tourTexts } from '../../../collections/content/Tours/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { parseMonth } from '../calendar-days.ts'
import { CalendarTable } from './CalendarTable.tsx'
import { useTourMonth } from './use-tour-month.ts'
import '../../../admin/admin.css'
import './calendar.css'

/** A month of a tour with its blocked days, spots left and bookings. The month is in the URL. */
export function TourCalendar({ tour, isStandalone = false }: { tour: number; isStandalone?: boolean }) {
  const { config } = useConfig()
  const texts = useTexts(tourTexts)
  const requestedMonth = parseMonth(useSearchParams().get('month') ?? '')
  const query = requestedMonth === null ? '' : `?month=${requestedMonth.slice(0, 7)}`
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/tour-calendar/${tour}` })
  const { month, isLoading, failure } = useTourMonth(address + query, texts)
  const shownMonth = requestedMonth ?? (month ? startOfMonth(month.today) : null)
  const changeMonth = (months: number) => shownMonth && openMonth(addMonths(shownMonth, months))
  return (
    <section className="nusa-calendar" aria-labelledby="nusa-calendar">
      <div className="nusa-calendar__header">
        <h2 id="nusa-calendar" aria-live="polite">
          {shownMonth ? texts.month(shownMonth) : texts.calendar}
        </h2>
        <div className="nusa-calendar__paging">
          <Button buttonStyle="secondary" margin={false} onClick={() => changeMonth(-1)}>
            {texts.previousMonth}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => month && openMonth(month.today)}>
            {texts.thisMonth}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => changeMonth(1)}>
            {texts.nextMonth}
          </Button>
        </div>
      </div>
      {isStandalone && month && <p>{month.title}</p>}
      <p className="nusa-calendar__help">
        {month && `${month.is_live ? texts.liveVersionNote : texts.draftVersionNote} `}
        {texts.calendarHelp}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      {month && shownMonth && <CalendarTable tour={tour} month={month} isLoading={isLoading} />}
    </section>
  )
}

/** Stores the month in the URL, so that Back from a booking returns to the same month. */
function openMonth(month: LocalDate): void {
  window.history.replaceState(null, '', `?month=${month.slice(0, 7)}`)
}
