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
export const packageIdsField = 'package_ids'

/** Returns the title of an entry, or the name of a package if `collection` is `packageIdsField`. */
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
    case 'upload': {
      const { relationTo } = field
      const ids = toList(value).map(idText)
      return typeof relationTo === 'string' ? ids.map((id) => titleOf(relationTo, id)).join(', ') : ids.join(', ')
    }
    case 'text': {
      const items = toList(value)
      return field.name === packageIdsField
        ? items.map((id) => titleOf(packageIdsField, idText(id))).join(', ')
        : items.join(', ')
    }
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
 * Returns the objects of a list on numbered lines, and the fields of an object with labels.
 *
 * @param key the key of the value in `record`
 */
function jsonText(value: unknown, language: Language, key: string, record: object = {}): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) {
    const entryTexts = value.map((entry) => jsonText(entry, language, key))
    const containsObjects = value.some((entry) => typeof entry === 'object')
    if (!containsObjects) return entryTexts.join(', ')
    return entryTexts.map((text, index) => `${index + 1}. ${text}`).join('\n')
  }
  if (typeof value !== 'object') return recordValueText(value, toReadableName(key), language, record)
  const parts: string[] = []
  for (const [name, part] of readRecordFields(value)) {
    const text = jsonText(part, language, name, value)
    if (text !== '') parts.push(`${recordKeyLabel(name, language, value)}: ${text}`)
  }
  return parts.join(', ')
}

/** Returns a line such as 'Price: Rp 500.000' for each field that has a value. */
export function formatFields(
  fields: readonly FlattenedField[],
  values: unknown,
  language: Language,
  titleOf: GetTitle,
): string {
  const record: Readonly<Record<string, unknown>> = typeof values === 'object' ? { ...values } : {}
  const isHidden = ({ admin }: FlattenedField) => admin && 'hidden' in admin && admin.hidden
  const lines: string[] = []
  for (const field of fields) {
    if (field.name === 'id' || isHidden(field)) continue
    const text = formatValue(field, record[field.name], language, titleOf)
    const label = labelInLanguage('label' in field && field.label, language) ?? labelFromName(field.name)
    if (text !== '') lines.push(`${label}: ${text}`)
  }
  return lines.join('\n')
}

/** Returns the entries that a value refers to, also in the rows of a list and the fields of a group. */
export function findLinks(field: FlattenedField, value: unknown): EntryIds[] {
  if (value === null || value === undefined || value === '') return []
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field
    return typeof relationTo === 'string' ? [{ collection: relationTo, ids: toList(value).map(idText) }] : []
  }
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
  for (const option of options) {
    if (typeof option === 'string' || option.value !== value) continue
    return labelInLanguage(option.label, language) || String(value)
  }
  return String(value)
}

function richTextLines(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return richTextLines(node.root)
  if ('text' in node) return [String(node.text)]
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const isTextLine = children.some((child) => 'text' in child)
  const lines = children.flatMap(richTextLines)
  return isTextLine ? [lines.join('')] : lines
}
