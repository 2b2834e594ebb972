'use client'

import { addDays, formatTimeInZone, type LocalDate, type Weekday, weekdays } from '@nusa/shared/dates'
import { CheckboxInput, FieldError, FieldLabel, useFormFields, useRowLabel } from '@payloadcms/ui'
import type { SelectFieldClientComponent, TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../../core/i18n/use-language.ts'
import { RowHeading } from '../../../../payload-fixes/rows/RowHeading.tsx'
import { useCurrentField } from '../../../../payload-fixes/rows/use-current-field.ts'
import { rowTitle } from '../row-titles.ts'
import { tourTexts } from '../texts/index.ts'
import { useTimeZoneOfForm } from './use-time-zone.ts'

/**
 * Shows the title of a start time, such as '03:30 WIB · Sunrise · 20 spots'. The time zone is omitted if it is Bali's.
 */
export function StartTimeRow() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const language = useLanguage()
  const zone = useTimeZoneOfForm()
  const time = typeof data?.time === 'string' && data.time !== '' ? formatTimeInZone(data.time, zone) : ''
  return <RowHeading title={rowTitle('start_time', { ...data, time }, (rowNumber ?? 0) + 1, language)} />
}

/** The names of the weekdays are formatted from the week of this date, which can be any Monday. */
const monday = '2024-01-01' as LocalDate

/** Shows checkboxes for the weekdays of a start time. If no day is ticked, the start time applies to every day. */
export const WeekdaysField: SelectFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useCurrentField<Weekday[] | null>(path)
  const texts = useTexts(tourTexts)
  const id = useId()
  const chosenDays = value ?? []
  const isChosen = (day: Weekday) => chosenDays.includes(day)
  const toggle = (toggledDay: Weekday) =>
    setValue(weekdays.filter((day) => (day === toggledDay ? !isChosen(day) : isChosen(day))))
  return (
    <fieldset className="field-type nusa-weekdays" aria-labelledby={id}>
      <span id={id}>
        <FieldLabel as="span" label={field.label} />
      </span>
      <FieldError path={path} showError={showError} />
      <div className="nusa-weekdays__days">
        {weekdays.map((day, index) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={isChosen(day)}
              disabled={readOnly || disabled}
              onChange={() => toggle(day)}
            />
            <span>{texts.weekday(addDays(monday, index))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Shows a checkbox for each package of the tour. If no package is ticked, the start time sells all packages. */
export const StartTimePackages: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled } = useCurrentField<string[] | null>(path)
  const packages = useFormFields(([fields]) => readPackages(fields))
  const chosenIds = value ?? []
  const toggle = (id: string) =>
    setValue(chosenIds.includes(id) ? chosenIds.filter((chosenId) => chosenId !== id) : [...chosenIds, id])
  if (packages.length === 0) return null
  return (
    <fieldset className="field-type nusa-start-time-packages">
      <FieldLabel as="span" label={field.label} />
      {packages.map(({ id, name }) => (
        <CheckboxInput
          key={id}
          id={`${path}-${id}`}
          name={`${path}-${id}`}
          label={name}
          checked={chosenIds.includes(id)}
          readOnly={readOnly || disabled}
          onToggle={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}

function readPackages(fields: Record<string, { value?: unknown } | undefined>): { id: string; name: string }[] {
  const packages: { id: string; name: string }[] = []
  for (const [path, field] of Object.entries(fields)) {
    const [, rowIndex] = /^pricing\.(\d+)\.id$/.exec(path) ?? []
    if (rowIndex === undefined) continue
    const id = field?.value
    const name = fields[`pricing.${rowIndex}.name`]?.value
    if (typeof id === 'string' && typeof name === 'string' && name !== '') packages.push({ id, name })
  }
  return packages
}
