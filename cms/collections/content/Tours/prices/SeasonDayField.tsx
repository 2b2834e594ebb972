'use client'

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../../payload-fixes/rows/use-current-field.ts'
import { tourTexts } from '../texts/index.ts'
import { monthDates } from './season-form.ts'
import './seasons.css'

/** The month names are formatted from the months of this year, which can be any year. */
const anyYear = 2024

interface DayParts {
  year: string
  month: string
  day: string
}

function splitDay(value: string | null | undefined): DayParts {
  const parts = (value ?? '').split('-')
  const [day = '', month = '', year = ''] = parts.toReversed()
  return { year, month, day }
}

/** Returns '12-24' or '2026-12-24'. A day without any part is null, so that it counts as missing. */
function joinDay({ year, month, day }: DayParts): string | null {
  if (year === '' && month === '' && day === '') return null
  const text = `${month}-${day === '' ? '' : day.padStart(2, '0')}`
  return year === '' ? text : `${year}-${text}`
}

/** Shows inputs for a day of every year, or of a single year if the year is not empty. */
export const SeasonDayField: TextFieldClientComponent = ({ field, path: renderedPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useCurrentField<string | null>(renderedPath)
  const texts = useTexts(tourTexts)
  const id = useId()
  const parts = splitDay(value)
  const changeParts = (changedParts: Partial<DayParts>) => setValue(joinDay({ ...parts, ...changedParts }))
  const isDisabled = readOnly || disabled
  const dayWithoutLeadingZero = parts.day.replace(/^0(?=\d)/, '')
  const keepLastDigits = (text: string, length: number) => text.replace(/\D/g, '').slice(-length)
  return (
    <div className={`field-type text nusa-season-day${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="nusa-season-day__inputs">
          <input
            id={id}
            name={path}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.dayOfMonth}
            value={dayWithoutLeadingZero}
            disabled={isDisabled}
            onChange={({ target }) => changeParts({ day: keepLastDigits(target.value, 2) })}
          />
          <select
            aria-label={texts.monthOfYear}
            value={parts.month}
            disabled={isDisabled}
            onChange={({ target }) => changeParts({ month: target.value })}
          >
            <option value="">{texts.monthOfYear}</option>
            {monthDates(anyYear).map((date) => (
              <option key={date} value={date.slice(5, 7)}>
                {texts.monthName(date)}
              </option>
            ))}
          </select>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.yearLabel}
            placeholder={texts.everyYear}
            value={parts.year}
            disabled={isDisabled}
            onChange={({ target }) => changeParts({ year: keepLastDigits(target.value, 4) })}
          />
        </div>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
