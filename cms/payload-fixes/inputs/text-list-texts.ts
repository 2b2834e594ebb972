import type { Translations } from '../../core/i18n/language.ts'

/** Texts of a field for several short texts. */
export const textListTexts: Translations<{ placeholder: string }> = {
  en: { placeholder: 'Type a text and press Enter' },
  id: { placeholder: 'Ketik teks lalu tekan Enter' },
}
