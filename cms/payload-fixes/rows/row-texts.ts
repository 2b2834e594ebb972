import type { Translations } from '../../core/i18n/language.ts'

interface RowTexts {
  /** The accessible name of the handle that moves a row. */
  move: (row: string) => string
  /** The title of a row that nothing else names. */
  number: (number: number) => string
}

export const rowTexts: Translations<RowTexts> = {
  en: { move: (row) => `Move ${row}`, number: (number) => `Number ${number}` },
  id: { move: (row) => `Pindahkan ${row}`, number: (number) => `Nomor ${number}` },
}
