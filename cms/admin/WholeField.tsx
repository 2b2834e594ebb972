'use client'

import type { NumberFieldClientComponent } from 'payload'
import { checkWhole } from '../fields/validate.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { readWhole } from './typed-numbers.ts'

/** A whole number, such as a number of seats. The native input would silently discard invalid input such as 3-4. */
export const WholeField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min = 0, max } = props.field
  const remark = (value: unknown) => {
    const verdict = checkWhole(value, { min, max })
    return verdict !== true && translated(verdict, language)
  }
  return <TypedNumber {...props} read={readWhole} inputMode="numeric" remark={remark} />
}
