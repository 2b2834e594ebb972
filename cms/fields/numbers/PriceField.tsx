'use client'

import type { NumberFieldClientComponent } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { checkPrice } from '../validate.ts'
import { NumberTextField } from './NumberTextField.tsx'
import { formatAmountInput, formatNumberInput, parseAmountInput, parseDecimalInput } from './number-input.ts'
import { lowPriceWarning } from './price-warnings.ts'

/**
 * An input for a price in whole rupiah, with or without thousands separators. An invalid price is reported at once,
 * because a draft can be saved with it.
 */
export const PriceField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const describeProblem = (value: unknown) => {
    const warning = lowPriceWarning(value)
    if (warning) return translateMessage(warning, language)
    const result = checkPrice(typeof value === 'string' ? parseDecimalInput(formatNumberInput(value)) : value)
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
