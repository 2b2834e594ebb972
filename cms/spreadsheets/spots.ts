import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { innerFields, type Values } from './columns.ts'
import type { List, Table } from './tables.ts'

/** What a line of a spreadsheet is about: an entry, or a row of one of its lists. */
export interface Spot {
  /** Tells it from other lines of the entry; empty where the line is the entry itself. */
  key: string
  values: Values
  fields: readonly FlattenedField[]
  /** The fields that stand in the line. */
  names: readonly string[]
  /** The rows that it is a row of, the nearest first. */
  around: readonly Spot[]
  /** The lists and places that lead to the row: `[['pricing', 0], ['person_tiers', 2]]`. */
  trail: readonly (readonly [list: string, place: number])[]
}

/** The lines of an entry in a table, in the order of its form. */
export function spotsOf({ columns, lists }: Table, entry: Values, fields: readonly FlattenedField[]): Spot[] {
  if (!lists) return [{ key: '', values: entry, fields, names: columns, around: [], trail: [] }]
  return lists.flatMap((list) =>
    spotsIn(list, { key: '', values: entry, fields, names: columns, around: [], trail: [] }),
  )
}

/** What an entry that is not there yet would be. */
export function newSpot({ columns }: Table, { flattenedFields }: SanitizedCollectionConfig): Spot {
  return { key: '', values: {}, fields: flattenedFields, names: columns, around: [], trail: [] }
}

function spotsIn(list: List, parent: Spot): Spot[] {
  const fields = innerFields(parent.fields, list.field)
  return rowsOf(parent.values[list.field]).flatMap((values, place) => {
    const unused = list.unused?.(values) ?? []
    const spot: Spot = {
      // With a letter before it: some ids would be numbers to a spreadsheet.
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
 * Puts values in their place: into the data itself, or into the row of a list there.
 * @param data what is going to be written of the entry; changed in place
 * @param entry the entry, whose lists are taken over where the data has none yet
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
