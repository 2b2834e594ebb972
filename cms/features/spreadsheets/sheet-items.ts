import type { FlattenedField } from 'payload'
import type { CellFormat, Values } from './cell-format.ts'
import { type FieldOwner, innerFields } from './columns.ts'
import type { List, Table } from './table.ts'

/** The content of a sheet row: an entry, or a row in one of the entry's lists. */
export interface SheetItem extends FieldOwner {
  /** Identifies the list row within its entry; empty for the entry itself. */
  key: string
  values: Values
  /** The rows that contain this row, innermost first. */
  ancestors: readonly SheetItem[]
  /** The lists and positions that lead to the row: `[['pricing', 0], ['person_tiers', 2]]`. */
  path: readonly (readonly [list: string, index: number])[]
  /** Whether the entry does not have the row yet. */
  isNew: boolean
}

/** Returns the items of an entry in a table, in the row order of the entry's form. */
export function sheetItems(table: Table, entry: Values, fields: readonly FlattenedField[]): SheetItem[] {
  const item = entryItem(table, entry, fields)
  return table.lists ? table.lists.flatMap((list) => listItems(list, item)) : [item]
}

/** Returns the item of the entry itself. */
export function entryItem({ columns }: Table, values: Values, fields: readonly FlattenedField[]): SheetItem {
  return { key: '', values, fields, names: columns, ancestors: [], path: [], list: null, isNew: false }
}

function listItems(list: List, parent: SheetItem): SheetItem[] {
  return rowItems(list, parent).flatMap((item) => {
    const unused = list.getUnusedFields?.(item.values) ?? []
    const inner = (list.inner ?? []).filter(({ field }) => !unused.includes(field))
    return [...(list.isOnlyContainer ? [] : [item]), ...inner.flatMap((rows) => listItems(rows, item))]
  })
}

/** Returns the items of the rows of a list, without those of its inner lists. */
function rowItems(list: List, parent: SheetItem): SheetItem[] {
  return rowsOf(parent.values[list.field]).map((values, index) => ({
    ...rowItem(list, parent, values, index),
    // The key starts with a letter, because spreadsheet programs would read some ids as numbers.
    key: [...(parent.key ? [parent.key] : []), `r${values.id ?? index + 1}`].join('/'),
    isNew: false,
  }))
}

function rowItem(list: List, parent: SheetItem, values: Values, index: number): SheetItem {
  const unused = list.getUnusedFields?.(values) ?? []
  return {
    key: '',
    values,
    list,
    isNew: true,
    fields: innerFields(parent.fields, list.field),
    names: [...list.readOnlyColumns, ...list.columns].filter((name) => !unused.includes(name)),
    ancestors: parent.path.length > 0 ? [parent, ...parent.ancestors] : [],
    path: [...parent.path, [list.field, index]],
  }
}

/** A cell of a sheet row that identifies a list row. `value` is null if the cell cannot be parsed. */
export interface IdentityCell {
  name: string
  format: CellFormat
  value: unknown
  isEmpty: boolean
}

/** Reads the cells of a sheet row that identify a list row. */
export type ReadIdentity = (fields: readonly FlattenedField[], list: List) => IdentityCell[]

/**
 * Returns the list rows that a sheet row without a key may mean: those with its identity, or else a new row at the end
 * of the list. Returns no rows if the sheet row does not name a row that contains the list.
 */
export function findRows(lists: readonly List[], parent: SheetItem, read: ReadIdentity): SheetItem[] {
  return lists.flatMap((list) => {
    const rows = rowItems(list, parent)
    const fields = innerFields(parent.fields, list.field)
    const cells = read(fields, list)
    const matches = (row: SheetItem) =>
      cells.every(
        ({ name, format, value, isEmpty }) =>
          (isEmpty && !list.identity) ||
          isEqual(format.normalise(row.values[name]), isEmpty ? format.emptyValue : value),
      )
    if (!list.identity) return rows.filter(matches).flatMap((row) => findRows(list.inner ?? [], row, read))
    const same = rows.filter(matches)
    return same.length > 0 ? same : [rowItem(list, parent, {}, rows.length)]
  })
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/**
 * Assigns values to the data, or to a row in one of its lists.
 * @param data the data to save for the entry, which is modified in place
 * @param entry the stored entry, whose lists are copied if the data does not have them yet
 */
export function assignValues(data: Record<string, unknown>, entry: Values, { path }: SheetItem, values: Values): void {
  copyList(data, entry, path)
  const target = path.reduce<Record<string, unknown>>((container, [list, index]) => {
    const rows = Array.isArray(container[list]) ? container[list] : []
    const row = rows[index] ?? {}
    rows[index] = row
    container[list] = rows
    return row
  }, data)
  Object.assign(target, values)
}

/** Removes a row from a list of the data. The parameters are those of `assignValues`. */
export function removeRow(data: Record<string, unknown>, entry: Values, { path }: SheetItem): void {
  copyList(data, entry, path)
  const last = path.at(-1)
  const container = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((outer, [list, index]) => Object(Object(outer[list])[index]), data)
  const rows = last && container[last[0]]
  if (Array.isArray(rows)) rows.splice(last?.[1] ?? 0, 1)
}

function copyList(data: Record<string, unknown>, entry: Values, [first]: SheetItem['path']): void {
  if (first) data[first[0]] ??= structuredClone(entry[first[0]])
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
