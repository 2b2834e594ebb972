'use client'

import type { NumberFieldClientComponent } from 'payload'
import { checkPrice } from '../fields/validate.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { priceWords } from './price-words.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { amountTyped, isSlip, numberTyped, readAmount, readDecimal } from './typed-numbers.ts'

/**
 * A price in whole rupiah, with or without thousands separators. Invalid input is reported at once, since a draft can
 * be saved with it.
 */
export const PriceField: NumberFieldClientComponent = (props) => {
  const language = useLanguage()
  const remark = (value: unknown) => {
    if (isSlip(value)) return priceWords[language].isSlip(value)
    const verdict = checkPrice(typeof value === 'string' ? readDecimal(numberTyped(value)) : value)
    return verdict !== true && translated(verdict, language)
  }
  return <TypedNumber {...props} read={readAmount} write={amountTyped} inputMode="numeric" remark={remark} />
}
