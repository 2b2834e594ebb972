'use client'

import { parseLocalDate } from '@nusa/shared/dates'
import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { dayText } from '../../core/i18n/times.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { recordTexts } from './record-texts.ts'
import { TextOutput } from './TextOutput.tsx'
import '../admin.css'

/**
 * A native input for `yyyy-mm-dd`. The date is also shown as text, because browsers may show the month first. A
 * warning says that an incomplete date is not saved. A read-only date is shown only as text.
 */
export const LocalDateField: TextFieldClientComponent = ({ field, path: renderedPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useCurrentField<string | null>(renderedPath)
  const language = useLanguage()
  const id = useId()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const day = parseLocalDate(value)
  const text = day && dayText(day, language)
  const description = <FieldDescription description={field.admin?.description} path={path} />
  if (readOnly) {
    return (
      <div className="field-type nusa-record">
        <TextOutput label={field.label} text={text ?? value} />
        {description}
      </div>
    )
  }
  return (
    <div className={`field-type text nusa-date${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => {
            setValue(target.value || null)
            if (!target.validity.badInput) setIsIncomplete(false)
          }}
          onBlur={({ target }) => setIsIncomplete(target.validity.badInput)}
        />
        <output htmlFor={id} className="nusa-date__text">
          {text}
        </output>
        <p role="status" className="nusa-field-warning">
          {isIncomplete && recordTexts[language].incompleteDate}
        </p>
      </div>
      {description}
    </div>
  )
}
