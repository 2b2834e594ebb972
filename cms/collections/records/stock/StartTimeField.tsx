'use client'

import { FieldDescription, FieldError, FieldLabel, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { startTimeName } from '../../content/Tours/start-time-rows.ts'
import '../../../admin/admin.css'

interface StartTimeOption {
  id: string
  time: string
  label?: string | null
}

/**
 * A select for the start times of the chosen tour. Hidden for a tour that is sold by the day. A new entry takes the
 * start time from its URL, to which the calendar of a tour links.
 */
export const StartTimeField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useCurrentField<string | null>(path)
  const tour = useFormFields(([fields]) => fields.tour?.value)
  const startTimes = useStartTimes(typeof tour === 'number' ? tour : null)
  const id = useId()
  const language = useLanguage()
  const { id: entry } = useDocumentInfo()
  const requested = useSearchParams().get('start_time')
  useEffect(() => {
    if (entry === undefined && requested) setValue(requested)
  }, [entry, requested, setValue])
  const isOfOtherTour = Boolean(value) && startTimes !== null && !startTimes.some((one) => one.id === value)
  useEffect(() => {
    if (isOfOtherTour) setValue('')
  }, [isOfOtherTour, setValue])
  if (startTimes === null || (startTimes.length === 0 && !value)) return null
  return (
    <div className={`field-type text nusa-select${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{translateMessage('All departures of the day', language)}</option>
          {startTimes.map((startTime) => (
            <option key={startTime.id} value={startTime.id}>
              {startTimeName(startTime)}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

/** Loads the start times of a published tour; null while they are unknown. */
function useStartTimes(tour: number | null): readonly StartTimeOption[] | null {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/tours/${tour}?depth=0`
  const [startTimes, setStartTimes] = useState<readonly StartTimeOption[] | null>(null)
  useEffect(() => {
    setStartTimes(null)
    if (tour === null) return
    const abortController = new AbortController()
    fetch(address, { credentials: 'include', signal: abortController.signal })
      .then(async (response) => setStartTimes(response.ok ? ((await response.json()).start_times ?? []) : null))
      .catch(() => {
        if (!abortController.signal.aborted) setStartTimes(null)
      })
    return () => abortController.abort()
  }, [address, tour])
  return startTimes
}
