'use client'

import { addMonths, type LocalDate, parseLocalDate, startOfMonth } from '@nusa/shared/dates'
import { Button, useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../i18n/use-language.ts'
import { CalendarTable } from './CalendarTable.tsx'
import { useTourMonth } from './use-tour-month.ts'
import { tourWords } from './words/index.ts'
import '../admin.css'
import './calendar.css'

/** A month of a tour with its blocked days, spots left and bookings. The month is in the URL. */
export function TourCalendar({ tour, isAlone = false }: { tour: number; isAlone?: boolean }) {
  const { config } = useConfig()
  const words = useWords(tourWords)
  const named = monthNamed(useSearchParams().get('month'))
  const query = named === null ? '' : `?month=${named.slice(0, 7)}`
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/tour-calendar/${tour}` })
  const { month, isLoading, failure } = useTourMonth(address + query, words)
  const shown = named ?? (month ? startOfMonth(month.today) : null)
  const go = (months: number) => shown && openMonth(addMonths(shown, months))
  return (
    <section className="nusa-calendar" aria-labelledby="nusa-calendar">
      <div className="nusa-calendar__head">
        <h2 id="nusa-calendar" aria-live="polite">
          {shown ? words.month(shown) : words.calendar}
        </h2>
        <div className="nusa-calendar__turn">
          <Button buttonStyle="secondary" margin={false} onClick={() => go(-1)}>
            {words.previousMonth}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => month && openMonth(month.today)}>
            {words.thisMonth}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => go(1)}>
            {words.nextMonth}
          </Button>
        </div>
      </div>
      {isAlone && month && <p>{month.title}</p>}
      <p className="nusa-calendar__help">
        {month && `${month.is_live ? words.asItIsLive : words.asItIsDrafted} `}
        {words.calendarHelp}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      {month && shown && <CalendarTable tour={tour} month={month} isLoading={isLoading} />}
    </section>
  )
}

/** Returns the month in the URL, or null if it is invalid. */
function monthNamed(text: string | null): LocalDate | null {
  return text !== null && /^2\d{3}-\d{2}$/.test(text) ? parseLocalDate(`${text}-01`) : null
}

/** Stores the month in the URL, so that Back from a booking returns to it. */
function openMonth(month: LocalDate): void {
  window.history.replaceState(null, '', `?month=${month.slice(0, 7)}`)
}
