'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useJson } from '../../../../admin/use-json.ts'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { bookedDaysSchema, findOverbookedDays } from '../overbooked-days.ts'
import { startTimeName } from '../start-time-rows.ts'
import { tourTexts } from '../texts/index.ts'
import { useTimeZoneOfForm } from './use-time-zone.ts'
import { useTourDates } from './use-tour-dates.ts'
import '../../../../admin/admin.css'

/** Warns if more is booked on some days than the form allows. The capacity can be saved anyway. */
export function CapacityWarning() {
  const texts = useTexts(tourTexts)
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { start_times } = useTourDates()
  const zone = useTimeZoneOfForm()
  const places = useFormFields(([fields]) => fields.places_per_day?.value)
  const body = useJson(
    typeof id === 'number' ? `${config.serverURL}${config.routes.api}/tours/${id}/booked-days` : null,
  )
  const places_per_day = typeof places === 'number' ? places : null
  const overbookedStartTimes = useMemo(() => {
    const bookedDays = bookedDaysSchema.safeParse(body).data
    return bookedDays ? findOverbookedDays({ start_times, places_per_day }, bookedDays) : []
  }, [body, start_times, places_per_day])
  return (
    <div className={overbookedStartTimes.length > 0 ? 'field-type' : undefined} role="status">
      {overbookedStartTimes.map(({ startTime, days }) => (
        <p className="nusa-field-warning" key={startTime?.id ?? ''}>
          {texts.bookedAboveCapacity(startTime ? startTimeName(startTime, zone) : '', days)}
        </p>
      ))}
    </div>
  )
}
