'use client'

import type { NumberFieldClientComponent } from 'payload'
import { useWords } from '../i18n/use-language.ts'
import { priceWords } from './price-words.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { isSlip, readAmount } from './typed-numbers.ts'

/** A price in whole rupiah, typed with or without separators of thousands. */
export const PriceField: NumberFieldClientComponent = (props) => {
  const words = useWords(priceWords)
  const remark = (value: unknown) => isSlip(value) && words.isSlip(value)
  return <TypedNumber {...props} read={readAmount} inputMode="numeric" remark={remark} />
}
