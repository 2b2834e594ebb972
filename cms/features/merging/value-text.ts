import { formatRupiah } from '@nusa/shared/money'
import type { FlattenedField } from 'payload'
import { readRecordFields, recordKeyLabel, recordValueText, toReadableName } from '../../admin/values/record-values.ts'
import { labelFromName } from '../../core/field-tree/labels.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import type { Language } from '../../core/i18n/language.ts'
import type { EntryIds } from '../../core/references/entry-title.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { mergingTexts } from './merging-texts.ts'

/** The field that contains ids of packages. A package is a row of the same tour, not an entry with a title. */
export const packageIds = 'package_ids'

/** Returns the title of an entry, or the name of a package if `collection` is `packageIds`. */
export type GetTitle = (collection: string, id: string) => string

/** Returns a form value as plain text, with one line per field of a row or a group. */
export function formatValueOrEmpty(
  field: FlattenedField,
  value: unknown,
  language: Language,
  titleOf: GetTitle,
): string {
  const texts = mergingTexts[language]
  const text = formatValue(field, value, language, titleOf).trim()
  return text === '' ? texts.emptyValue : text
}

function formatValue(field: FlattenedField, value: unknown, language: Language, titleOf: GetTitle): string {
  if (value === null || value === undefined || value === '') return ''
  const texts = mergingTexts[language]
  switch (field.type) {
    case 'checkbox':
      return value ? texts.yes : texts.no
    case 'number':
      return typeof value === 'number' && isRupiah(field) ? formatRupiah(value) : toList(value).join(', ')
    case 'select':
    case 'radio':
      return toList(value)
        .map((item) => optionText(field.options, item, language))
        .join(', ')
    case 'relationship':
    case 'upload':
      return toList(value)
        .map((item) => (typeof field.relationTo === 'string' ? titleOf(field.relationTo, idText(item)) : idText(item)))
        .join(', ')
    case 'text':
      return field.name === packageIds
        ? toList(value)
            .map((id) => titleOf(packageIds, idText(id)))
            .join(', ')
        : toList(value).join(', ')
    case 'richText':
      return richTextLines(value).join('\n')
    case 'array':
      return toList(value)
        .map((row, index) => `${index + 1}. ${formatFields(field.flattenedFields, row, language, titleOf)}`)
        .join('\n')
    case 'group':
    case 'tab':
      return formatFields(field.flattenedFields, value, language, titleOf)
    case 'json':
      return jsonText(value, language, field.name)
    default:
      return toList(value).join(', ')
  }
}

/**
 * Objects in a list are on numbered lines, and the fields of an object have labels.
 * @param key the key of the value in `record`
 */
function jsonText(value: unknown, language: Language, key: string, record: object = {}): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) {
    const entryTexts = value.map((entry) => jsonText(entry, language, key))
    return value.some((entry) => typeof entry === 'object')
      ? entryTexts.map((text, index) => `${index + 1}. ${text}`).join('\n')
      : entryTexts.join(', ')
  }
  if (typeof value !== 'object') return recordValueText(value, toReadableName(key), language, record)
  return readRecordFields(value)
    .flatMap(([name, part]) => {
      const text = jsonText(part, language, name, value)
      return text === '' ? [] : [`${recordKeyLabel(name, language, value)}: ${text}`]
    })
    .join(', ')
}

/** Returns a line such as 'Price: Rp 500.000' for each field that has a value. */
export function formatFields(
  fields: readonly FlattenedField[],
  values: unknown,
  language: Language,
  titleOf: GetTitle,
): string {
  const record: Readonly<Record<string, unknown>> = typeof values === 'object' ? { ...values } : {}
  return fields
    .filter(({ name, admin }) => name !== 'id' && !(admin && 'hidden' in admin && admin.hidden))
    .flatMap((field) => {
      const text = formatValue(field, record[field.name], language, titleOf)
      const label = labelInLanguage('label' in field && field.label, language) ?? labelFromName(field.name)
      return text === '' ? [] : [`${label}: ${text}`]
    })
    .join('\n')
}

/** Returns the entries that a value refers to, also in the rows of a list and the fields of a group. */
export function findLinks(field: FlattenedField, value: unknown): EntryIds[] {
  if (value === null || value === undefined || value === '') return []
  if (field.type === 'relationship' || field.type === 'upload')
    return typeof field.relationTo === 'string'
      ? [{ collection: field.relationTo, ids: toList(value).map(idText) }]
      : []
  if (field.type !== 'array' && field.type !== 'group' && field.type !== 'tab') return []
  return toList(value).flatMap((row) => {
    const record: Readonly<Record<string, unknown>> = typeof row === 'object' ? { ...row } : {}
    return field.flattenedFields.flatMap((subfield) => findLinks(subfield, record[subfield.name]))
  })
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Returns the id of a related entry, whether or not the relation was populated. */
export function idText(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function optionText(options: Options, value: unknown, language: Language): string {
  const option = options.find((option) => (typeof option === 'string' ? option : option.value) === value)
  return (typeof option === 'object' && labelInLanguage(option.label, language)) || String(value)
}

function richTextLines(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return richTextLines(node.root)
  if ('text' in node) return [String(node.text)]
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const isBlock = !children.some((child) => 'text' in child)
  const lines = children.flatMap(richTextLines)
  return isBlock ? lines : [lines.join('')]
}
