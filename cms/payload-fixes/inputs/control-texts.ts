import type { Translations } from '../../core/i18n/language.ts'

/** Payload has no translations for these names. */
interface CustomTexts {
  field: string
  comparison: string
  clear: string
  bold: string
  italic: string
  underline: string
  strikethrough: string
  subscript: string
  superscript: string
  link: string
}

/** Payload has translations for these names. */
type PayloadTexts = Record<
  'add' | 'copy' | 'edit' | 'more' | 'move' | 'next' | 'previous' | 'remove' | 'select' | 'selectAll' | 'value',
  string
>

export type ControlTexts = CustomTexts & PayloadTexts

export const controlTexts: Translations<CustomTexts> = {
  en: {
    field: 'Field',
    comparison: 'Comparison',
    clear: 'Clear',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strikethrough: 'Strikethrough',
    subscript: 'Subscript',
    superscript: 'Superscript',
    link: 'Link',
  },
  id: {
    field: 'Isian',
    comparison: 'Perbandingan',
    clear: 'Kosongkan',
    bold: 'Tebal',
    italic: 'Miring',
    underline: 'Garis bawah',
    strikethrough: 'Coret',
    subscript: 'Subskrip',
    superscript: 'Superskrip',
    link: 'Tautan',
  },
}
