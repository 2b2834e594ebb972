'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldError, FieldLabel, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useCurrentField } from '../rows/use-current-field.ts'

/**
 * A native select element. Payload's own select has no accessible name.
 *
 * Payload 3.90.1; tested by `e2e/own/office-account.spec.ts`. Remove it when Payload's select has an accessible name.
 */
export const ChoiceField: SelectFieldClientComponent = ({ field, path: renderedPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useCurrentField<string | null>(renderedPath)
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <div className={`field-type nusa-select${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={(event) => setValue(event.target.value || null)}
        >
          {field.options.map((option) => {
            const choice = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={choice.value} value={choice.value}>
                {typeof choice.label === 'function' ? choice.value : getTranslation(choice.label, i18n)}
              </option>
            )
          })}
        </select>
      </div>
    </div>
  )
}
