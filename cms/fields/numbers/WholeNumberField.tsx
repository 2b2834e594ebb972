'use client'

import type { NumberFieldClientComponent } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { checkInteger } from '../validate.ts'
import { NumberTextField } from './NumberTextField.tsx'
import { parseWholeInput } from './number-input.ts'

/**
 * An input for a whole number, such as a number of seats. The native input would silently discard invalid input such as
 * 3-4.
 */
export const WholeNumberField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const { min = 0, max } = props.field
  const describeProblem = (value: unknown) => {
    const result = checkInteger(value, { min, max })
    return result !== true && translateMessage(result, language)
  }
  return <NumberTextField {...props} parse={parseWholeInput} inputMode="numeric" describeProblem={describeProblem} />
}
