'use client'

import { useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { checkRate } from '../fields/validate.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { rateTyped, readRate } from './typed-rates.ts'

/** An input for the price in rupiah of one unit of a currency, as banks quote it. The value of one rupiah is stored. */
export const RateField: NumberFieldClientComponent = (props) => {
  const { field, path } = props
  const language = useLanguage()
  const code = useFormFields(([fields]) => fields[path.replace(/rate$/, 'code')]?.value)
  const label = typeof code === 'string' && code !== '' ? `1 ${code} = Rp` : field.label
  const remark = (value: unknown) => {
    const verdict = typeof value === 'string' ? checkRate(value) : true
    return verdict !== true && translated(verdict, language)
  }
  return (
    <TypedNumber
      {...props}
      field={{ ...field, ...(label !== undefined && { label }) }}
      read={readRate}
      write={rateTyped}
      inputMode="decimal"
      remark={remark}
    />
  )
}
