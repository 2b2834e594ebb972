'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { priceWords } from './price-words.ts'
import { amountTyped, isSlip, readAmount } from './typed-amount.ts'
import './admin.css'

/**
 * A price in whole rupiah, typed with or without separators of thousands. The browser's own input for numbers would take 350.000, as
 * Indonesia writes it, for three hundred and fifty.
 */
export const PriceField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path })
  const words = useWords(priceWords)
  // As it is typed, for as long as it is what the form has: 350.000 and 350000 are the same price.
  const [typed, setTyped] = useState({ text: '', value: null as typeof value })
  const id = `field-${path.replaceAll('.', '__')}`
  const { description, placeholder } = field.admin ?? {}
  return (
    <div className={`field-type number${showError ? ' error' : ''}${readOnly || disabled ? ' read-only' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div>
          <input
            id={id}
            name={path}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={typeof placeholder === 'string' ? placeholder : undefined}
            value={typed.value === (value ?? null) ? typed.text : amountTyped(value)}
            disabled={readOnly || disabled}
            onChange={({ target: { value: text } }) => {
              const amount = readAmount(text)
              setTyped({ text, value: amount })
              setValue(amount)
            }}
            onBlur={() => setTyped({ text: amountTyped(value), value: value ?? null })}
          />
        </div>
        <p role="status" className="nusa-slip">
          {isSlip(value) && words.isSlip(value)}
        </p>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}
