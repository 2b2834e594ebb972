import { formatRupiah } from '@nusa/shared/money'
import type { FlattenedField, PayloadRequest } from 'payload'
import { languageOf } from '../../core/i18n/language.ts'
import { readTitles, type Titles } from '../../core/references/entry-title.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { type AuditLabels, type ReaderI18n, translateLabel } from './audit-labels.ts'
import { auditTexts } from './audit-texts.ts'
import type { Change, ShortValue } from './changes.ts'

/** `field` is a label. The values are option labels, titles of entries, or the stored values. */
interface ReadableChange {
  field: string
  before?: ShortValue
  after?: ShortValue
}

export function toReadableChange(
  { field: path, before, after }: Change,
  labels: AuditLabels,
  titlesOf: (path: string) => Titles,
  i18n: ReaderI18n,
): ReadableChange {
  const field = labels.fieldAt(path)
  const format = (value: ShortValue) =>
    field ? formatValue(field, value, titlesOf(path), i18n) : formatValueWithoutField(path, value, i18n)
  const change: ReadableChange = { field: labels.fieldLabel(path) }
  if (before !== undefined) change.before = format(before)
  if (after !== undefined) change.after = format(after)
  return change
}

function splitValues(value: ShortValue | undefined): string[] {
  return value === null || value === undefined ? [] : String(value).split(', ')
}

function formatValue(field: FlattenedField, value: ShortValue, titles: Titles, i18n: ReaderI18n): ShortValue {
  if (value === null) return null
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && isRupiah(field) ? formatRupiah(value) : value
    case 'select':
    case 'radio':
      return splitValues(value)
        .map((part) => findOptionLabel(field.options, part, i18n))
        .join(', ')
    case 'relationship':
    case 'upload':
      return splitValues(value)
        .map((id) => titles.get(id) ?? id)
        .join(', ')
    default:
      return value
  }
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function findOptionLabel(options: Options, value: string, i18n: ReaderI18n): string {
  const option = options.find((option) => (typeof option === 'string' ? option : option.value) === value)
  return (typeof option === 'object' && translateLabel(option.label, i18n)) || value
}

function formatValueWithoutField(path: string, value: ShortValue, i18n: ReaderI18n): ShortValue {
  if (path !== 'quiet_seconds') return value
  const { publishedManually, publishedAutomatically } = auditTexts[languageOf(i18n)]
  // Without a number of seconds, the site is published only manually.
  return typeof value === 'number' ? publishedAutomatically(value) : publishedManually
}

const noTitles: Titles = new Map()

/**
 * Reads the titles of the entries that the changes refer to, if the reader can see the entries. Returns a function that
 * maps a field path to the titles by entry id.
 */
export async function readLinkedTitles(
  changes: readonly Change[],
  labels: AuditLabels,
  reader: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<(path: string) => Titles> {
  const targetCollectionOf = (path: string) => {
    const field = labels.fieldAt(path)
    const isLink = field?.type === 'relationship' || field?.type === 'upload'
    return isLink && typeof field.relationTo === 'string' ? field.relationTo : null
  }
  const links = changes.flatMap(({ field: path, before, after }) => {
    const collection = targetCollectionOf(path)
    const ids = [...splitValues(before), ...splitValues(after)]
    return collection === null || ids.length === 0 ? [] : [{ collection, ids }]
  })
  const titles = await readTitles(links, reader)
  return (path) => titles.get(targetCollectionOf(path) ?? '') ?? noTitles
}
