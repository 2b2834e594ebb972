import type { FlattenedField } from 'payload'
import type { CellFormat, Values } from './cell-format.ts'
import { type FieldOwner, getListFields } from './columns.ts'
import type { List, Table } from './table.ts'

/**
 * The content of a sheet row: an entry, or a list row. A list row is a row in one of the entry's lists, such as a
 * package of a tour. The import finds a list row by key or by identity. The export writes keys, which contain the id
 * of the list row, such as 'r12'. If a sheet row has no key, the import compares the identity: the values of certain
 * fields, such as the hour of a start time (`List.identity`).
 */
export interface SheetItem extends FieldOwner {
  /** Unique within the entry of the list row; empty for an entry. */
  key: string
  values: Values
  /** The list rows that contain this list row. The innermost comes first. */
  ancestors: readonly SheetItem[]
  /** The steps from the entry to the list row, such as `[['pricing', 0], ['person_tiers', 2]]`; empty for an entry. */
  path: readonly (readonly [list: string, index: number])[]
  /** True if the entry does not contain the list row yet. */
  isNew: boolean
}

/** Returns the list rows of an entry in the order of its form, or the entry if the table has no lists. */
export function createSheetItems(table: Table, entry: Values, fields: readonly FlattenedField[]): SheetItem[] {
  const item = createEntryItem(table, entry, fields)
  return table.lists ? table.lists.flatMap((list) => createListItems(list, item)) : [item]
}

export function createEntryItem({ columns }: Table, values: Values, fields: readonly FlattenedField[]): SheetItem {
  return { key: '', values, fields, columnNames: columns, ancestors: [], path: [], list: null, isNew: false }
}

function createListItems(list: List, parent: SheetItem): SheetItem[] {
  return createRowItems(list, parent).flatMap((item) => {
    const unusedFields = list.getUnusedFields?.(item.values) ?? []
    const innerLists = (list.innerLists ?? []).filter(({ field }) => !unusedFields.includes(field))
    return [
      ...(list.isOnlyContainer ? [] : [item]),
      ...innerLists.flatMap((innerList) => createListItems(innerList, item)),
    ]
  })
}

function createRowItems(list: List, parent: SheetItem): SheetItem[] {
  return rowsOf(parent.values[list.field]).map((values, index) => ({
    ...createRowItem(list, parent, values, index),
    // The key starts with a letter, because spreadsheet programs would read some ids as numbers.
    key: [parent.key, `r${values.id ?? index + 1}`].filter((part) => part !== '').join('/'),
    isNew: false,
  }))
}

function createRowItem(list: List, parent: SheetItem, values: Values, index: number): SheetItem {
  const unusedFields = list.getUnusedFields?.(values) ?? []
  return {
    key: '',
    values,
    list,
    isNew: true,
    fields: getListFields(parent.fields, list.field),
    columnNames: [...list.readOnlyColumns, ...list.columns].filter((name) => !unusedFields.includes(name)),
    ancestors: parent.path.length > 0 ? [parent, ...parent.ancestors] : [],
    path: [...parent.path, [list.field, index]],
  }
}

export interface IdentityCell {
  name: string
  format: CellFormat
  /** Null if the cell is empty or cannot be parsed. */
  value: unknown
  isEmpty: boolean
}

export type ReadIdentityCells = (fields: readonly FlattenedField[], list: List) => IdentityCell[]

/**
 * Returns the list rows with the identity of a sheet row that has no key. If none has this identity, returns a new list
 * row at the end of the list. For an inner list, the sheet row must also contain the values that identify the outer
 * list row. Otherwise no list rows are returned.
 */
export function findCandidateRows(
  lists: readonly List[],
  parent: SheetItem,
  readCells: ReadIdentityCells,
): SheetItem[] {
  return lists.flatMap((list) => {
    const rows = createRowItems(list, parent)
    const fields = getListFields(parent.fields, list.field)
    const cells = readCells(fields, list)
    const matchesCell = (row: SheetItem, { name, format, value, isEmpty }: IdentityCell) => {
      // In a list without an identity, only the filled cells select the row.
      if (isEmpty && !list.identity) return true
      // A cell that cannot be parsed matches no row.
      if (value === null && !isEmpty) return false
      return isEqual(format.normalise(row.values[name]), isEmpty ? format.emptyValue : value)
    }
    const matchingRows = rows.filter((row) => cells.every((cell) => matchesCell(row, cell)))
    if (!list.identity) return matchingRows.flatMap((row) => findCandidateRows(list.innerLists ?? [], row, readCells))
    return matchingRows.length > 0 ? matchingRows : [createRowItem(list, parent, {}, rows.length)]
  })
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/**
 * Assigns values to the entry or list row of an item.
 * @param data the data to save for the entry. The function modifies it
 * @param entry the stored entry, whose list is copied if the data does not contain the list yet
 */
export function assignValues(data: Record<string, unknown>, entry: Values, { path }: SheetItem, values: Values): void {
  copyList(data, entry, path)
  let target = data
  for (const [list, index] of path) {
    const rows = Array.isArray(target[list]) ? target[list] : []
    target[list] = rows
    rows[index] ??= {}
    target = rows[index]
  }
  Object.assign(target, values)
}

/** Removes a list row from the data. For the parameters, see `assignValues`. */
export function removeRow(data: Record<string, unknown>, entry: Values, { path }: SheetItem): void {
  copyList(data, entry, path)
  const outerSteps = path.slice(0, -1)
  const lastStep = path.at(-1)
  if (!lastStep) return
  let container = data
  for (const [list, index] of outerSteps) container = Object(Object(container[list])[index])
  const [lastList, lastIndex] = lastStep
  const rows = container[lastList]
  if (Array.isArray(rows)) rows.splice(lastIndex, 1)
}

function copyList(data: Record<string, unknown>, entry: Values, [firstStep]: SheetItem['path']): void {
  if (firstStep) data[firstStep[0]] ??= structuredClone(entry[firstStep[0]])
}

export function isEqual(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
