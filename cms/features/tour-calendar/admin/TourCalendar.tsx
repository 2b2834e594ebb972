'use client'

import { addMonths, type LocalDate, startOfMonth } from '@nusa/shared/dates'
import { Button, useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type TourTexts, tourTexts } from '../../../collections/content/Tours/texts/index.ts'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { parseMonth, type TourMonth } from '../calendar-days.ts'
import { CalendarTable } from './CalendarTable.tsx'
import '../../../admin/admin.css'
import './calendar.css'

/** Shows a month of a tour with its blocked days, spots left and bookings. The URL contains the month. */
export function TourCalendar({ tourId, isStandalone = false }: { tourId: number; isStandalone?: boolean }) {
  const { config } = useConfig()
  const texts = useTexts(tourTexts)
  const requestedMonth = parseMonth(useSearchParams().get('month') ?? '')
  const query = requestedMonth === null ? '' : `?month=${requestedMonth.slice(0, 7)}`
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/tour-calendar/${tourId}` })
  const { month, isLoading, failure } = useTourMonth(url + query, texts)
  const shownMonth = requestedMonth ?? (month ? startOfMonth(month.today) : null)
  const changeMonth = (offset: number) => shownMonth && openMonth(addMonths(shownMonth, offset))
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
      {month && shownMonth && <CalendarTable tourId={tourId} month={month} isLoading={isLoading} />}
    </section>
  )
}

/** Stores the month in the URL, so that the browser's Back button returns from a booking to this month. */
function openMonth(month: LocalDate): void {
  window.history.replaceState(null, '', `?month=${month.slice(0, 7)}`)
}

interface TourMonthState {
  /** The last month that was loaded, or null if no month has been loaded yet. */
  month: TourMonth | null
  isLoading: boolean
  failure: string | null
}

/**
 * While a month is loading, `month` is the month that was shown before. `noResponse` is shown if the CMS does not
 * respond.
 */
function useTourMonth(
  url: string,
  { noResponse, language }: Pick<TourTexts, 'noResponse' | 'language'>,
): TourMonthState {
  const [state, setState] = useState<TourMonthState>({ month: null, isLoading: true, failure: null })
  useEffect(() => {
    const abortController = new AbortController()
    setState(({ month }) => ({ month, isLoading: true, failure: null }))
    fetchMonth(url, abortController.signal)
      .then((month) => setState({ month, isLoading: false, failure: null }))
      .catch((error: unknown) => {
        const failure = error instanceof RefusedError ? translateMessage(error.message, language) : noResponse
        if (!abortController.signal.aborted) setState({ month: null, isLoading: false, failure })
      })
    return () => abortController.abort()
  }, [url, noResponse, language])
  return state
}

class RefusedError extends Error {}

/** @throws RefusedError with the message of the CMS if it refuses the request */
async function fetchMonth(url: string, signal: AbortSignal): Promise<TourMonth> {
  const response = await fetch(url, { credentials: 'same-origin', signal })
  if (response.ok) return response.json()
  const body = await response.json()
  throw new RefusedError(body.errors[0].message)
}
