import type { Translations } from '../../core/i18n/language.ts'

export interface PriceTexts {
  notANumber: string
}

export const priceTexts: Translations<PriceTexts> = {
  en: {
    notANumber: 'This is not a number. Write it in digits, for example 9.5.',
  },
  id: {
    notANumber: 'Ini bukan angka. Tulis dengan angka, misalnya 9,5.',
  },
}
