import { formatRupiah } from '@nusa/shared/money'
import type { InBoth } from '../i18n/language.ts'

export interface PriceWords {
  isNoNumber: string
  /** @param amount whole rupiah */
  isSlip: (amount: number) => string
}

/** Messages about a price or another number while it is entered. */
export const priceWords: InBoth<PriceWords> = {
  en: {
    isNoNumber: 'This is not a number. Write it in digits, for example 9.5.',
    isSlip: (amount) => `${formatRupiah(amount)} is very low. Did you mean ${formatRupiah(amount * 1000)}?`,
  },
  id: {
    isNoNumber: 'Ini bukan angka. Tulis dengan angka, misalnya 9,5.',
    isSlip: (amount) => `${formatRupiah(amount)} sangat sedikit. Apakah maksudnya ${formatRupiah(amount * 1000)}?`,
  },
}
