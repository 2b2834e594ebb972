import { formatRupiah } from '@nusa/shared/money'
import type { FlattenedField } from 'payload'
import { isRupiah } from '../fields/numbers.ts'
import { languageOf } from '../i18n/language.ts'
import type { Change, Short } from './changes.ts'
import { type AuditNames, labelFor, type ReaderI18n } from './names.ts'
import { auditWords } from './words/index.ts'

/** What entries are called that others point to, by their numbers. */
export type Titles = ReadonlyMap<string, string>

/** A change as it is read: the field as its form calls it, and what is known of before and after, in words or as it is kept. */
export interface ReadableChange {
  field: string
  before?: Short
  after?: Short
}

/** @param titlesOf what the entries that a field points to are called, where it points to any */
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

/** The several values that a change keeps as one text. */
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

/** What is noted and is no field of a form. */
function unlisted(path: string, value: Short, i18n: ReaderI18n): Short {
  if (path !== 'quiet_seconds') return value
  const { byHand, afterQuiet } = auditWords[languageOf(i18n)]
  return typeof value === 'number' ? afterQuiet(value) : byHand
}
