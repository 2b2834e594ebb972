import { formatRupiah } from '@nusa/shared/money'
import type { FlattenedField } from 'payload'
import { isRupiah } from '../fields/numbers.ts'
import { languageOf } from '../i18n/language.ts'
import type { Change, Short } from './changes.ts'
import { type AuditNames, labelFor, type ReaderI18n } from './names.ts'
import { auditWords } from './words/index.ts'

/** The titles of related entries, by id. */
export type Titles = ReadonlyMap<string, string>

/** A change for display: the label of the field, and the stored values as labels, titles or unchanged. */
export interface ReadableChange {
  field: string
  before?: Short
  after?: Short
}

/**
 * Translates a change for display.
 *
 * @param titlesOf returns the titles of the entries that a field refers to
 */
export function readable(
  { field: path, before, after }: Change,
  names: AuditNames,
  titlesOf: (path: string) => Titles,
  i18n: ReaderI18n,
): ReadableChange {
  const field = names.fieldAt(path)
  const say = (value: Short) => (field ? valueIn(field, value, titlesOf(path), i18n) : unlisted(path, value, i18n))
  return {
    field: names.field(path),
    ...(before !== undefined && { before: say(before) }),
    ...(after !== undefined && { after: say(after) }),
  }
}

/** Splits a stored value that consists of several values. */
export function partsOf(value: Short | undefined): string[] {
  return value === null || value === undefined ? [] : String(value).split(', ')
}

function valueIn(field: FlattenedField, value: Short, titles: Titles, i18n: ReaderI18n): Short {
  if (value === null) return null
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && isRupiah(field) ? formatRupiah(value) : value
    case 'select':
    case 'radio':
      return partsOf(value)
        .map((part) => optionIn(field.options, part, i18n))
        .join(', ')
    case 'relationship':
    case 'upload':
      return partsOf(value)
        .map((id) => titles.get(id) ?? id)
        .join(', ')
    default:
      return value
  }
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function optionIn(options: Options, value: string, i18n: ReaderI18n): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return (typeof option === 'object' && labelFor(option.label, i18n)) || value
}

/** Returns the value of a path that is not a form field. Only the quiet period is put into words. */
function unlisted(path: string, value: Short, i18n: ReaderI18n): Short {
  if (path !== 'quiet_seconds') return value
  const { byHand, afterQuiet } = auditWords[languageOf(i18n)]
  return typeof value === 'number' ? afterQuiet(value) : byHand
}
