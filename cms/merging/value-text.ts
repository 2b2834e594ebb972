import { formatRupiah } from '@nusa/shared/money'
import type { FlattenedField } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { isRupiah } from '../fields/numbers.ts'
import { labelIn } from '../i18n/label-in.ts'
import type { Language } from '../i18n/language.ts'
import { mergingWords } from './words/index.ts'

/** Returns the title of the entry that a field refers to. */
export type TitleOf = (collection: string, id: string) => string

/** Returns a form value as plain text, with one line per field for a row or a group. */
export function valueText(field: FlattenedField, value: unknown, language: Language, titleOf: TitleOf): string {
  const words = mergingWords[language]
  const text = textOf(field, value, language, titleOf).trim()
  return text === '' ? words.empty : text
}

function textOf(field: FlattenedField, value: unknown, language: Language, titleOf: TitleOf): string {
  if (value === null || value === undefined || value === '') return ''
  const words = mergingWords[language]
  switch (field.type) {
    case 'checkbox':
      return value ? words.yes : words.no
    case 'number':
      return typeof value === 'number' && isRupiah(field) ? formatRupiah(value) : listOf(value).join(', ')
    case 'select':
    case 'radio':
      return listOf(value)
        .map((one) => optionText(field.options, one, language))
        .join(', ')
    case 'relationship':
    case 'upload':
      return listOf(value)
        .map((one) => (typeof field.relationTo === 'string' ? titleOf(field.relationTo, idText(one)) : idText(one)))
        .join(', ')
    case 'richText':
      return richTextLines(value).join('\n')
    case 'array':
      return listOf(value)
        .map((row, index) => `${index + 1}. ${linesOf(field.flattenedFields, row, language, titleOf)}`)
        .join('\n')
    case 'group':
    case 'tab':
      return linesOf(field.flattenedFields, value, language, titleOf)
    default:
      return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : listOf(value).join(', ')
  }
}

/** Returns the fields of a row or a group that have a value, each with its label. */
export function linesOf(
  fields: readonly FlattenedField[],
  values: unknown,
  language: Language,
  titleOf: TitleOf,
): string {
  const known: Readonly<Record<string, unknown>> = typeof values === 'object' ? { ...values } : {}
  return fields
    .filter(({ name, admin }) => name !== 'id' && !(admin && 'hidden' in admin && admin.hidden))
    .flatMap((field) => {
      const text = textOf(field, known[field.name], language, titleOf)
      const label = labelIn('label' in field && field.label, language) ?? wordsOf(field.name)
      return text === '' ? [] : [`${label}: ${text}`]
    })
    .join('\n')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Returns the id of an entry, whether or not the relation was populated. */
export function idText(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function optionText(options: Options, value: unknown, language: Language): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return (typeof option === 'object' && labelIn(option.label, language)) || String(value)
}

/** Returns the text of the paragraphs, headings and list items of a rich text. */
function richTextLines(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return richTextLines(node.root)
  if ('text' in node) return [String(node.text)]
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const isBlock = !children.some((child) => 'text' in child)
  const lines = children.flatMap(richTextLines)
  return isBlock ? lines : [lines.join('')]
}
