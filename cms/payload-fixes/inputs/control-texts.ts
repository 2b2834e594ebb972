import type { Translations } from '../../core/i18n/language.ts'

/** Names of controls that Payload has no translations for. */
interface OwnTexts {
  /** The select for the field of a filter. */
  field: string
  /** The select for how a filter compares. */
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

/** Names of controls that are among Payload's translations. */
type PayloadTexts = Record<
  'add' | 'copy' | 'edit' | 'more' | 'move' | 'next' | 'previous' | 'remove' | 'select' | 'selectAll' | 'value',
  string
>

export type ControlTexts = OwnTexts & PayloadTexts

export const controlTexts: Translations<OwnTexts> = {
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
