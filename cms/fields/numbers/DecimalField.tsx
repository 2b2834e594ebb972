'use client'

import type { NumberFieldClientComponent } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { checkBounds } from '../validate.ts'
import { NumberTextField } from './NumberTextField.tsx'
import { parseDecimalInput } from './number-input.ts'

/** An input for a decimal number, with a point or a comma. */
export const DecimalField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min, max } = props.field
  const describeProblem = (value: unknown) => {
    const result = checkBounds(value, { min, max })
    return result !== true && translateMessage(result, language)
  }
  return <NumberTextField {...props} parse={parseDecimalInput} inputMode="decimal" describeProblem={describeProblem} />
}
