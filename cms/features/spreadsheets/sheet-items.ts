import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { innerFields, type Values } from './columns.ts'
import type { List, Table } from './tables.ts'

/** The content of a line of a spreadsheet: an entry, or a row in one of the entry's lists. */
export interface SheetItem {
  /** Identifies the line within its entry; empty if the line is the entry itself. */
  key: string
  values: Values
  fields: readonly FlattenedField[]
  /** The names of the fields in the line. */
  names: readonly string[]
  /** The rows that contain this row, innermost first. */
  ancestors: readonly SheetItem[]
  /** The lists and positions that lead to the row: `[['pricing', 0], ['person_tiers', 2]]`. */
  path: readonly (readonly [list: string, index: number])[]
}

/** Returns the lines of an entry in a table, in the row order of the entry's form. */
export function sheetItems({ columns, lists }: Table, entry: Values, fields: readonly FlattenedField[]): SheetItem[] {
  if (!lists) return [{ key: '', values: entry, fields, names: columns, ancestors: [], path: [] }]
  return lists.flatMap((list) =>
    listItems(list, { key: '', values: entry, fields, names: columns, ancestors: [], path: [] }),
  )
}

/** Returns the item of a new entry. */
export function newSheetItem({ columns }: Table, { flattenedFields }: SanitizedCollectionConfig): SheetItem {
  return { key: '', values: {}, fields: flattenedFields, names: columns, ancestors: [], path: [] }
}

function listItems(list: List, parent: SheetItem): SheetItem[] {
  const fields = innerFields(parent.fields, list.field)
  return rowsOf(parent.values[list.field]).flatMap((values, index) => {
    const unused = list.getUnusedFields?.(values) ?? []
    const item: SheetItem = {
      // The key starts with a letter, because spreadsheet programs would read some ids as numbers.
      key: [...(parent.key ? [parent.key] : []), `r${values.id ?? index + 1}`].join('/'),
      values,
      fields,
      names: [...list.readOnlyColumns, ...list.columns].filter((name) => !unused.includes(name)),
      ancestors: parent.path.length > 0 ? [parent, ...parent.ancestors] : [],
      path: [...parent.path, [list.field, index]],
    }
    const inner = (list.inner ?? []).filter(({ field }) => !unused.includes(field))
    return [item, ...inner.flatMap((rows) => listItems(rows, item))]
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
  const [first] = path
  if (first) data[first[0]] ??= structuredClone(entry[first[0]])
  const target = path.reduce<Record<string, unknown>>((container, [list, index]) => {
    const rows = container[list]
    return Array.isArray(rows) ? rows[index] : container
  }, data)
  Object.assign(target, values)
}
