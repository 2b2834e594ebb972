'use client'

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { formatNumberInput } from './number-input.ts'
import { priceTexts } from './price-texts.ts'
import '../../admin/admin.css'

type Value = number | string | null

interface Props extends NumberFieldClientProps {
  /** Parses the input. */
  parse: (text: string) => Value
  /** Returns the text shown for a value that is not being edited. */
  format?: (value: unknown) => string
  inputMode: 'numeric' | 'decimal'
  /** Returns the message shown below the input. */
  describeProblem?: (value: unknown) => ReactNode
}

/**
 * An input for a number in Indonesian notation. The native number input would read 350.000 as three hundred and fifty,
 * and 9,5 as ninety-five.
 */
export function NumberTextField({
  field,
  path: renderedPath,
  readOnly,
  parse,
  format = formatNumberInput,
  inputMode,
  describeProblem,
}: Props) {
  const { path, value, setValue, showError, errorMessage, disabled } = useCurrentField<Value>(renderedPath)
  const texts = useTexts(priceTexts)
  // The input text is kept while the form has the same value, because 350.000 and 350000 are the same price.
  const [input, setInput] = useState<{ text: string; value: Value }>({ text: '', value: null })
  const id = `field-${path.replaceAll('.', '__')}`
  const { description, placeholder } = field.admin ?? {}
  return (
    <div
      className={`field-type number${showError ? ' error' : ''}${readOnly || disabled ? ' read-only' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div>
          <input
            id={id}
            name={path}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            placeholder={typeof placeholder === 'string' ? placeholder : undefined}
            value={input.value === (value ?? null) ? input.text : format(value)}
            disabled={readOnly || disabled}
            onChange={({ target: { value: text } }) => {
              const number = parse(text)
              setInput({ text, value: number })
              setValue(number)
            }}
            onBlur={() => setInput({ text: format(value), value: value ?? null })}
          />
        </div>
        <p role="status" className="nusa-field-warning">
          {!(showError && errorMessage) &&
            (describeProblem?.(value) || (typeof value === 'string' && texts.notANumber))}
        </p>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}
