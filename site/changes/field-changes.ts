import type { Difference, FieldChange } from '@nusa/shared/publishing'
import { formatFieldPath } from '../loaders/editor-wording.ts'
import { fieldValues, linkValues, type NameLookup } from './field-values.ts'
import { type FieldValues, shortenValues, valueDifference } from './value-difference.ts'

/** Fields that editors do not write: they change with every save or derive from other fields. */
const derivedFields = new Set(['id', 'created_at', 'updated_at', 'previous_slugs'])

type Path = readonly (string | number)[]
type Fields = Readonly<Record<string, unknown>>

export function compareFields(before: unknown, after: unknown, nameOf: NameLookup, path: Path = []): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const editedNames = path.length === 0 ? names.filter((name) => !derivedFields.has(name)) : names
    return editedNames.flatMap((name) => compareFields(before[name], after[name], nameOf, [...path, name]))
  }
  if (isList(before) && isList(after) && [...before, ...after].some(isGroup)) {
    return compareLists(before, after, nameOf, path)
  }
  return compareLeaf(before, after, nameOf, path)
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  nameOf: NameLookup,
  path: Path,
): FieldChange[] {
  const itemsBefore = indexItems(before)
  const itemsAfter = indexItems(after)
  const itemChanges = [...itemsAfter].flatMap(([key, { item, index }]) =>
    itemsBefore.has(key)
      ? compareFields(itemsBefore.get(key)?.item, item, nameOf, [...path, index])
      : compareLeaf(undefined, item, nameOf, [...path, index]),
  )
  const itemRemovals = [...itemsBefore].flatMap(([key, { item, index }]) =>
    itemsAfter.has(key) ? [] : compareLeaf(item, undefined, nameOf, [...path, index]),
  )
  const orderBefore = sharedKeys(itemsBefore, itemsAfter)
  const orderAfter = sharedKeys(itemsAfter, itemsBefore)
  const isReordered = orderBefore.some((key, index) => key !== orderAfter[index])
  const oldTitles = orderBefore.flatMap((key) => titleOf(itemsBefore.get(key)?.item, nameOf))
  const newTitles = orderAfter.flatMap((key) => titleOf(itemsAfter.get(key)?.item, nameOf))
  const reordering = isReordered
    ? [compareValues(oldTitles, newTitles, path) ?? sameDisplayChange(newTitles, path, 'entry')]
    : []
  return [...reordering, ...itemChanges, ...itemRemovals]
}

type IndexedItems = ReadonlyMap<string, { item: unknown; index: number }>

/** Returns the items by id or code; by position if an id or code is missing or not unique. */
function indexItems(items: readonly unknown[]): IndexedItems {
  const keys = items.map((item) => (isGroup(item) ? (item.id ?? item.code) : undefined))
  const areUniqueKeys = keys.every((key) => key !== undefined) && new Set(keys).size === keys.length
  return new Map(
    items.map((item, index) => [areUniqueKeys ? `key ${String(keys[index])}` : `position ${index}`, { item, index }]),
  )
}

function sharedKeys(first: IndexedItems, second: IndexedItems): string[] {
  return [...first.keys()].filter((key) => second.has(key))
}

function titleOf(item: unknown, nameOf: NameLookup): FieldValues {
  if (!isGroup(item)) return fieldValues(item, '', nameOf)
  const titles = ['title', 'name', 'question', 'code', 'day'].map((field) => fieldValues(item[field], field, nameOf))
  return titles.find((values) => values.length > 0) ?? fieldValues(item, '', nameOf)
}

function compareLeaf(before: unknown, after: unknown, nameOf: NameLookup, path: Path): FieldChange[] {
  const fieldName = String(path.findLast((step) => typeof step === 'string') ?? '')
  const valuesBefore = fieldValues(before, fieldName, nameOf)
  const valuesAfter = fieldValues(after, fieldName, nameOf)
  const change = compareValues(valuesBefore, valuesAfter, path)
  if (change) return [change]
  // A missing value and an empty value from the CMS are equal.
  if (valuesAfter.length === 0) return []
  if (!isText(before) || !isText(after)) return [sameDisplayChange(valuesAfter, path, 'entry')]
  const linkDifference = compareValues(linkValues(before), linkValues(after), path)
  return [linkDifference ? { ...linkDifference, differs_in: 'links' } : sameDisplayChange(valuesAfter, path, 'setting')]
}

/** Returns null if the values are displayed alike. */
function compareValues(earlier: FieldValues, later: FieldValues, path: Path): FieldChange | null {
  if (JSON.stringify(earlier) === JSON.stringify(later)) return null
  return { field: formatFieldPath(path), ...valueDifference(earlier, later), differs_in: 'words' }
}

/** Returns a change between values that are displayed alike. `differs_in` tells the editor what differs. */
function sameDisplayChange(values: FieldValues, path: Path, differs_in: Difference): FieldChange {
  const shownValues = shortenValues(values)
  return { field: formatFieldPath(path), before: shownValues, after: shownValues, differs_in }
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
