'use client'

import { formatStartTime } from '@nusa/shared/booking'
import { addDays, type LocalDate, type TimeZone, todayInBali } from '@nusa/shared/dates'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../../admin/use-json.ts'
import { dayText } from '../../../../core/i18n/times.ts'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { tourTexts } from '../texts/index.ts'
import {
  buildDepartureWeek,
  type CapacityOverride,
  startOfWeek,
  type WeekDay,
  type WeekDeparture,
} from './departure-week.ts'
import { useTimeZoneOfForm } from './use-time-zone.ts'
import { useTourDates } from './use-tour-dates.ts'
import './departures.css'

/** Shows which departures run on the days of a week, while the start times are edited. */
export function DepartureWeek() {
  const texts = useTexts(tourTexts)
  const { id } = useDocumentInfo()
  const [thisWeek] = useState(() => startOfWeek(todayInBali(new Date())))
  const [monday, setMonday] = useState(thisWeek)
  const dates = useTourDates()
  const zone = useTimeZoneOfForm()
  const overrides = useOverrides(typeof id === 'number' ? id : null, monday)
  if (dates.start_times.length === 0) return null
  const title = texts.departuresOfWeek(dayText(monday, texts.language), dayText(addDays(monday, 6), texts.language))
  return (
    <section className="field-type nusa-week" aria-label={title}>
      <div className="nusa-week__bar">
        <button type="button" aria-label={texts.previousWeek} onClick={() => setMonday(addDays(monday, -7))}>
          ‹
        </button>
        <strong aria-live="polite">{title}</strong>
        <button type="button" aria-label={texts.nextWeek} onClick={() => setMonday(addDays(monday, 7))}>
          ›
        </button>
        {monday !== thisWeek && (
          <button type="button" onClick={() => setMonday(thisWeek)}>
            {texts.thisWeek}
          </button>
        )}
      </div>
      {overrides === null && <p role="alert">{texts.overridesNotLoaded}</p>}
      <ol className="nusa-week__days">
        {buildDepartureWeek(dates, monday, overrides ?? []).map((day) => (
          <Day day={day} zone={zone} key={day.date} />
        ))}
      </ol>
    </section>
  )
}

function Day({ day: { date, problem, departures }, zone }: { day: WeekDay; zone: TimeZone }) {
  const texts = useTexts(tourTexts)
  const hasNoDeparture = problem !== null || departures.length === 0
  return (
    <li>
      <strong>
        {texts.weekday(date)} <span>{texts.dayAndMonth(date)}</span>
      </strong>
      {hasNoDeparture ? (
        <p>{texts.closed[problem ?? 'date_no_departure']}</p>
      ) : (
        <ul>
          {departures.map((departure) => (
            <Departure departure={departure} zone={zone} key={departure.startTime.id} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Departure({
  departure: { startTime, capacity, isCapacityChanged },
  zone,
}: {
  departure: WeekDeparture
  zone: TimeZone
}) {
  const texts = useTexts(tourTexts)
  const capacityText = capacity === null ? texts.noLimit : texts.spots(capacity)
  const name = formatStartTime({ start_time: startTime.time, start_label: startTime.label, time_zone: zone })
  return (
    <li data-changed={isCapacityChanged || undefined} data-closed={capacity === 0 || undefined}>
      <span>{name}</span>{' '}
      <small>
        {capacity === 0 ? texts.closedDay : capacityText}
        {isCapacityChanged && ` (${texts.onThisDate})`}
      </small>
    </li>
  )
}

const overridesSchema = z.object({
  docs: z.array(z.object({ date: z.string(), start_time_id: z.nullish(z.string()), places: z.number() })),
})

/** Returns the overrides of the week: an empty list while they load, and null if they cannot be loaded. */
function useOverrides(tourId: number | null, monday: LocalDate): readonly CapacityOverride[] | null {
  const { config } = useConfig()
  const conditions = `where[tour][equals]=${tourId}&where[date][greater_than_equal]=${monday}&where[date][less_than_equal]=${addDays(monday, 6)}`
  const fields = 'select[date]=true&select[start_time_id]=true&select[places]=true'
  const address = `${config.serverURL}${config.routes.api}/tour-places?depth=0&pagination=false&${fields}&${conditions}`
  const body = useFetchedJson(tourId === null ? null : address)
  if (body === undefined) return []
  const { data } = overridesSchema.safeParse(body)
  return (
    data?.docs.map(({ date, start_time_id, places }) => ({ date, places, startTimeId: start_time_id ?? '' })) ?? null
  )
}
