import { formatRupiah } from '@nusa/shared/money'
import type { InBoth } from '../i18n/language.ts'

export interface PriceWords {
  /** @param amount whole rupiah */
  isSlip: (amount: number) => string
}

/** What is said of a price as it is typed. */
export const priceWords: InBoth<PriceWords> = {
  en: {
    isSlip: (amount) => `${formatRupiah(amount)} is very little. Do you mean ${formatRupiah(amount * 1000)}?`,
  },
  id: {
    isSlip: (amount) => `${formatRupiah(amount)} sangat sedikit. Apakah maksudnya ${formatRupiah(amount * 1000)}?`,
  },
}
