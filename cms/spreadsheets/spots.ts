import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { innerFields, type Values } from './columns.ts'
import type { List, Table } from './tables.ts'

/** What a line of a spreadsheet is about: an entry, or a row in one of its lists. */
export interface Spot {
  /** Identifies the line within its entry; empty if the line is the entry itself. */
  key: string
  values: Values
  fields: readonly FlattenedField[]
  /** The names of the fields in the line. */
  names: readonly string[]
  /** The rows that contain it, innermost first. */
  around: readonly Spot[]
  /** The lists and positions that lead to the row: `[['pricing', 0], ['person_tiers', 2]]`. */
  trail: readonly (readonly [list: string, place: number])[]
}

/** Returns the lines of an entry in a table, in the order of its form. */
export function spotsOf({ columns, lists }: Table, entry: Values, fields: readonly FlattenedField[]): Spot[] {
  if (!lists) return [{ key: '', values: entry, fields, names: columns, around: [], trail: [] }]
  return lists.flatMap((list) =>
    spotsIn(list, { key: '', values: entry, fields, names: columns, around: [], trail: [] }),
  )
}

/** Returns the spot of a new entry. */
export function newSpot({ columns }: Table, { flattenedFields }: SanitizedCollectionConfig): Spot {
  return { key: '', values: {}, fields: flattenedFields, names: columns, around: [], trail: [] }
}

function spotsIn(list: List, parent: Spot): Spot[] {
  const fields = innerFields(parent.fields, list.field)
  return rowsOf(parent.values[list.field]).flatMap((values, place) => {
    const unused = list.unused?.(values) ?? []
    const spot: Spot = {
      // With a letter prefix, because spreadsheet programs would read some ids as numbers.
      key: [...(parent.key ? [parent.key] : []), `r${values.id ?? place + 1}`].join('/'),
      values,
      fields,
      names: [...list.shown, ...list.columns].filter((name) => !unused.includes(name)),
      around: parent.trail.length > 0 ? [parent, ...parent.around] : [],
      trail: [...parent.trail, [list.field, place]],
    }
    const inner = (list.inner ?? []).filter(({ field }) => !unused.includes(field))
    return [spot, ...inner.flatMap((rows) => spotsIn(rows, spot))]
  })
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/**
 * Assigns values to the data, or to a row in one of its lists.
 * @param data the data to save for the entry; modified in place
 * @param entry the stored entry, whose lists are copied if the data does not have them yet
 */
export function putInto(data: Record<string, unknown>, entry: Values, { trail }: Spot, values: Values): void {
  const [first] = trail
  if (first) data[first[0]] ??= structuredClone(entry[first[0]])
  const target = trail.reduce<Record<string, unknown>>((place, [list, index]) => {
    const rows = place[list]
    return Array.isArray(rows) ? rows[index] : place
  }, data)
  Object.assign(target, values)
}
