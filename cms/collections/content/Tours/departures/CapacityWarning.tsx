'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useFetchedJson } from '../../../../admin/use-json.ts'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { bookedDaysSchema, findNotOfferedDays, findOverbookedDays } from '../overbooked-days.ts'
import { startTimeName } from '../start-time-rows.ts'
import { tourTexts } from '../texts/index.ts'
import { useTimeZoneOfForm } from './use-time-zone.ts'
import { useTourDates } from './use-tour-dates.ts'
import '../../../../admin/admin.css'

/**
 * Warns if more is booked on some days than the form allows, or if a booked start time is no longer offered on some days.
 * The form can be saved anyway.
 */
export function CapacityWarning() {
  const texts = useTexts(tourTexts)
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { start_times } = useTourDates()
  const zone = useTimeZoneOfForm()
  const enteredPlaces = useFormFields(([fields]) => fields.places_per_day?.value)
  const body = useFetchedJson(
    typeof id === 'number' ? `${config.serverURL}${config.routes.api}/tours/${id}/booked-days` : null,
  )
  const places_per_day = typeof enteredPlaces === 'number' ? enteredPlaces : null
  const bookedDays = useMemo(() => bookedDaysSchema.safeParse(body).data ?? null, [body])
  const warnings = useMemo(() => {
    if (!bookedDays) return []
    const overbooked = findOverbookedDays({ start_times, places_per_day }, bookedDays)
    const notOffered = findNotOfferedDays(start_times, bookedDays)
    return [
      ...overbooked.map(({ startTime, days }) =>
        texts.bookedAboveCapacity(startTime ? startTimeName(startTime, zone) : '', days),
      ),
      ...notOffered.map(({ startTime, days }) => texts.bookedButNotOffered(startTimeName(startTime, zone), days)),
    ]
  }, [bookedDays, start_times, places_per_day, texts, zone])
  return (
    <div className={warnings.length > 0 ? 'field-type' : undefined} role="status">
      {warnings.map((warning) => (
        <p className="nusa-field-warning" key={warning}>
          {warning}
        </p>
      ))}
    </div>
  )
}
