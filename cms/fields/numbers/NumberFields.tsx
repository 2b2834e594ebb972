'use client'

import { FieldDescription, FieldError, FieldLabel, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent, NumberFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage, useTexts } from '../../core/i18n/use-language.ts'
import { useCurrentField, useCurrentPath } from '../../payload-fixes/rows/use-current-field.ts'
import { checkBounds, checkInteger, checkPrice, checkRate } from '../validate.ts'
import {
  formatAmountInput,
  formatNumberInput,
  parseAmountInput,
  parseDecimalInput,
  parseWholeInput,
} from './number-input.ts'
import { priceTexts } from './price-texts.ts'
import { lowPriceWarning } from './price-warnings.ts'
import { formatRateInput, parseRateInput } from './rate-input.ts'
import '../../admin/admin.css'

type Value = number | string | null

interface Props extends NumberFieldClientProps {
  parse: (text: string) => Value
  /** Returns the text in the input when the user is not typing. */
  format?: (value: unknown) => string
  inputMode: 'numeric' | 'decimal'
  /** Returns a message that is shown below the input while the user types. */
  describeProblem?: (value: unknown) => ReactNode
}

/**
 * An input for Indonesian notation. The native number input would read 350.000 as three hundred and fifty, and 9,5 as
 * ninety-five.
 */
function NumberTextField({
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
  // While the user types, the input shows the typed text instead of the formatted value.
  const [input, setInput] = useState<{ text: string; value: Value }>({ text: '', value: null })
  const id = `field-${path.replaceAll('.', '__')}`
  const { description, placeholder } = field.admin ?? {}
  const isReadOnly = readOnly || disabled
  const isErrorShown = Boolean(showError && errorMessage)
  const notANumber = typeof value === 'string' ? texts.notANumber : null
  const problem = describeProblem?.(value) || notANumber
  const isInputCurrent = input.value === (value ?? null)
  return (
    <div
      className={['field-type number', showError && 'error', isReadOnly && 'read-only'].filter(Boolean).join(' ')}
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
            value={isInputCurrent ? input.text : format(value)}
            disabled={isReadOnly}
            onChange={({ target: { value: text } }) => {
              const number = parse(text)
              setInput({ text, value: number })
              setValue(number)
            }}
            onBlur={() => setInput({ text: format(value), value: value ?? null })}
          />
        </div>
        <p role="status" className="nusa-field-warning">
          {isErrorShown ? null : problem}
        </p>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}

/** Reports invalid input such as 3-4, which the native number input would discard without a message. */
export const WholeNumberField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min = 0, max } = props.field
  const describeProblem = (value: unknown) => {
    const result = checkInteger(value, { min, max })
    return result !== true && translateMessage(result, language)
  }
  return <NumberTextField {...props} parse={parseWholeInput} inputMode="numeric" describeProblem={describeProblem} />
}

/** Accepts decimals after a point or a comma. */
export const DecimalField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min, max } = props.field
  const describeProblem = (value: unknown) => {
    const result = checkBounds(value, { min, max })
    return result !== true && translateMessage(result, language)
  }
  return <NumberTextField {...props} parse={parseDecimalInput} inputMode="decimal" describeProblem={describeProblem} />
}

/**
 * Accepts whole rupiah, with or without thousands separators. Reports invalid input at once, because saving a draft
 * does not validate the price.
 */
export const PriceField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const describeProblem = (value: unknown) => {
    const warning = lowPriceWarning(value)
    if (warning) return translateMessage(warning, language)
    // The number of an input with decimals has a more precise message.
    const price = typeof value === 'string' ? parseDecimalInput(formatNumberInput(value)) : value
    const result = checkPrice(price)
    return result !== true && translateMessage(result, language)
  }
  return (
    <NumberTextField
      {...props}
      parse={parseAmountInput}
      format={formatAmountInput}
      inputMode="numeric"
      describeProblem={describeProblem}
    />
  )
}

/**
 * The user enters what one unit of the currency costs in rupiah, for example 16340 for a US dollar. The stored value is
 * what one rupiah costs in the currency.
 */
export const RateField: NumberFieldClientComponent = (props) => {
  const { field } = props
  const path = useCurrentPath(props.path)
  const language = useLanguage()
  const code = useFormFields(([fields]) => fields[path.replace(/rate$/, 'code')]?.value)
  const label = typeof code === 'string' && code !== '' ? `1 ${code} = Rp` : field.label
  const describeProblem = (value: unknown) => {
    const result = typeof value === 'string' ? checkRate(value) : true
    return result !== true && translateMessage(result, language)
  }
  return (
    <NumberTextField
      {...props}
      field={{ ...field, ...(label !== undefined && { label }) }}
      parse={parseRateInput}
      format={formatRateInput}
      inputMode="decimal"
      describeProblem={describeProblem}
    />
  )
}
