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
  const { tourMonth, isLoading, failure } = useTourMonth(url + query, texts)
  const shownMonth = requestedMonth ?? (tourMonth ? startOfMonth(tourMonth.today) : null)
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
          <Button buttonStyle="secondary" margin={false} onClick={() => tourMonth && openMonth(tourMonth.today)}>
            {texts.thisMonth}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => changeMonth(1)}>
            {texts.nextMonth}
          </Button>
        </div>
      </div>
      {isStandalone && tourMonth && <p>{tourMonth.title}</p>}
      <p className="nusa-calendar__help">
        {tourMonth && `${tourMonth.is_live ? texts.liveVersionNote : texts.draftVersionNote} `}
        {texts.calendarHelp}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      {tourMonth && shownMonth && <CalendarTable tourId={tourId} month={tourMonth} isLoading={isLoading} />}
    </section>
  )
}

/** Stores the month in the URL, so that the browser's Back button returns from a booking to this month. */
function openMonth(month: LocalDate): void {
  window.history.replaceState(null, '', `?month=${month.slice(0, 7)}`)
}

interface TourMonthState {
  /** The last loaded month; null before the first response and after a failure. */
  tourMonth: TourMonth | null
  isLoading: boolean
  failure: string | null
}

/** `noResponse` is the message for a CMS that does not respond. */
function useTourMonth(
  url: string,
  { noResponse, language }: Pick<TourTexts, 'noResponse' | 'language'>,
): TourMonthState {
  const [state, setState] = useState<TourMonthState>({ tourMonth: null, isLoading: true, failure: null })
  useEffect(() => {
    const abortController = new AbortController()
    setState(({ tourMonth }) => ({ tourMonth, isLoading: true, failure: null }))
    fetchMonth(url, abortController.signal)
      .then((loadedMonth) => setState({ tourMonth: loadedMonth, isLoading: false, failure: null }))
      .catch((error: unknown) => {
        const failure = error instanceof RefusedError ? translateMessage(error.message, language) : noResponse
        if (!abortController.signal.aborted) setState({ tourMonth: null, isLoading: false, failure })
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
