'use client'

import type { NumberFieldClientComponent } from 'payload'
import { checkBounds } from '../fields/validate.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { readDecimal } from './typed-numbers.ts'

/** An input for a decimal number, with a point or a comma. */
export const DecimalField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min, max } = props.field
  const remark = (value: unknown) => {
    const verdict = checkBounds(value, { min, max })
    return verdict !== true && translated(verdict, language)
  }
  return <TypedNumber {...props} read={readDecimal} inputMode="decimal" remark={remark} />
}
