'use client'

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'
import type { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import '../admin.css'

interface Props extends Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> {
  currentField: ReturnType<typeof useCurrentField<string | null>>
  choices: readonly { id: string; name: string }[]
  emptyChoice: string
  onChoose: (id: string) => void
}

/** A select element for a text field. Its choices may depend on another field. */
export function SelectInput({ field, path, readOnly, currentField, choices, emptyChoice, onChoose }: Props) {
  const { value, showError, disabled } = currentField
  const id = useId()
  const selectedChoice = choices.find((choice) => choice.id === value)
  return (
    <div className={`field-type text nusa-select${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={selectedChoice?.id ?? ''}
          disabled={readOnly || disabled || choices.length === 0}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{emptyChoice}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
