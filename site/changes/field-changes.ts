import type { Difference, FieldChange } from '@nusa/shared/publishing'
import { formatFieldPath } from '../loaders/editor-wording.ts'
import { fieldValues, linkValues, type NameLookup } from './field-values.ts'
import { type FieldValues, shortenValues, valueDifference } from './value-difference.ts'

/** Fields that editors do not write: they change with every save or derive from other fields. */
const derivedFields = new Set(['id', 'created_at', 'updated_at', 'previous_slugs'])

type Path = readonly (string | number)[]
type Fields = Readonly<Record<string, unknown>>

export function fieldChanges(before: unknown, after: unknown, nameOf: NameLookup, path: Path = []): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const editedNames = path.length === 0 ? names.filter((name) => !derivedFields.has(name)) : names
    return editedNames.flatMap((name) => fieldChanges(before[name], after[name], nameOf, [...path, name]))
  }
  if (isList(before) && isList(after) && [...before, ...after].some(isGroup)) {
    return listChanges(before, after, nameOf, path)
  }
  return leafChange(before, after, nameOf, path)
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  nameOf: NameLookup,
  path: Path,
): FieldChange[] {
  const [earlier, later] = [indexItems(before), indexItems(after)]
  const changed = [...later].flatMap(([key, { item, index }]) =>
    earlier.has(key)
      ? fieldChanges(earlier.get(key)?.item, item, nameOf, [...path, index])
      : leafChange(undefined, item, nameOf, [...path, index]),
  )
  const removed = [...earlier].flatMap(([key, { item, index }]) =>
    later.has(key) ? [] : leafChange(item, undefined, nameOf, [...path, index]),
  )
  const [orderBefore, orderAfter] = [sharedKeys(earlier, later), sharedKeys(later, earlier)]
  const isMoved = orderBefore.some((key, index) => key !== orderAfter[index])
  const titles = (keys: readonly string[], of: Keyed) => keys.flatMap((key) => titleOf(of.get(key)?.item, nameOf))
  const [oldTitles, newTitles] = [titles(orderBefore, earlier), titles(orderAfter, later)]
  const moved = isMoved ? [difference(oldTitles, newTitles, path) ?? sameDisplayChange(newTitles, path, 'entry')] : []
  return [...moved, ...changed, ...removed]
}

type Keyed = ReadonlyMap<string, { item: unknown; index: number }>

/** Uses the position if ids or codes are missing or not unique. */
function indexItems(items: readonly unknown[]): Keyed {
  const keys = items.map((item) => (isGroup(item) ? (item.id ?? item.code) : undefined))
  const areUniqueKeys = keys.every((key) => key !== undefined) && new Set(keys).size === keys.length
  return new Map(
    items.map((item, index) => [areUniqueKeys ? `key ${String(keys[index])}` : `place ${index}`, { item, index }]),
  )
}

function sharedKeys(first: Keyed, second: Keyed): string[] {
  return [...first.keys()].filter((key) => second.has(key))
}

function titleOf(item: unknown, nameOf: NameLookup): FieldValues {
  if (!isGroup(item)) return fieldValues(item, '', nameOf)
  const titles = ['title', 'name', 'question', 'code', 'day'].map((field) => fieldValues(item[field], field, nameOf))
  return titles.find((values) => values.length > 0) ?? fieldValues(item, '', nameOf)
}

function leafChange(before: unknown, after: unknown, nameOf: NameLookup, path: Path): FieldChange[] {
  const name = String(path.findLast((step) => typeof step === 'string') ?? '')
  const [earlier, later] = [fieldValues(before, name, nameOf), fieldValues(after, name, nameOf)]
  const change = difference(earlier, later, path)
  if (change) return [change]
  // A missing value and an empty value from the CMS are equal.
  if (later.length === 0) return []
  if (!isText(before) || !isText(after)) return [sameDisplayChange(later, path, 'entry')]
  const linkDifference = difference(linkValues(before), linkValues(after), path)
  return [linkDifference ? { ...linkDifference, differs_in: 'links' } : sameDisplayChange(later, path, 'setting')]
}

/** Returns null if the values are displayed alike. */
function difference(earlier: FieldValues, later: FieldValues, path: Path): FieldChange | null {
  if (JSON.stringify(earlier) === JSON.stringify(later)) return null
  return { field: formatFieldPath(path), ...valueDifference(earlier, later), differs_in: 'words' }
}

function sameDisplayChange(values: FieldValues, path: Path, differs_in: Difference): FieldChange {
  const shown = shortenValues(values)
  return { field: formatFieldPath(path), before: shown, after: shown, differs_in }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
