'use client'

import type { NumberFieldClientComponent } from 'payload'
import { checkWhole } from '../fields/validate.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { readWhole } from './typed-numbers.ts'

/** A whole number, such as of seats. The browser's own input would lose what is none, such as 3-4, without a word. */
export const WholeField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min = 0, max } = props.field
  const remark = (value: unknown) => {
    const verdict = checkWhole(value, { min, max })
    return verdict !== true && translated(verdict, language)
  }
  return <TypedNumber {...props} read={readWhole} inputMode="numeric" remark={remark} />
}
