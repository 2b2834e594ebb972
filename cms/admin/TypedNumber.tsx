'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { priceWords } from './price-words.ts'
import { numberTyped } from './typed-numbers.ts'
import './admin.css'

type Value = number | string | null

interface Props extends NumberFieldClientProps {
  /** What is meant by what is typed. */
  read: (text: string) => Value
  /** Returns what the input shows for a value that is not being typed. */
  write?: (value: unknown) => string
  inputMode: 'numeric' | 'decimal'
  /** What is said under the input of what stands in it. */
  remark?: (value: unknown) => ReactNode
}

/**
 * A number as people here type it. The browser's own input for numbers would take 350.000, as Indonesia writes it, for three hundred
 * and fifty, and 9,5 for ninety-five.
 */
export function TypedNumber({ field, path, readOnly, read, write = numberTyped, inputMode, remark }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Value>({ path })
  const words = useWords(priceWords)
  // As it is typed, for as long as it is what the form has: 350.000 and 350000 are the same price.
  const [typed, setTyped] = useState<{ text: string; value: Value }>({ text: '', value: null })
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
            value={typed.value === (value ?? null) ? typed.text : write(value)}
            disabled={readOnly || disabled}
            onChange={({ target: { value: text } }) => {
              const number = read(text)
              setTyped({ text, value: number })
              setValue(number)
            }}
            onBlur={() => setTyped({ text: write(value), value: value ?? null })}
          />
        </div>
        <p role="status" className="nusa-slip">
          {!(showError && errorMessage) && (remark?.(value) || (typeof value === 'string' && words.isNoNumber))}
        </p>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}
