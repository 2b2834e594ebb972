'use client'

import { useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { useCurrentPath } from '../../payload-fixes/rows/use-current-field.ts'
import { checkRate } from '../validate.ts'
import { NumberTextField } from './NumberTextField.tsx'
import { formatRateInput, parseRateInput } from './rate-input.ts'

/** An input for the price in rupiah of one unit of a currency, as banks quote it. The value of one rupiah is stored. */
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
