import type { SanitizedCollectionConfig } from 'payload'
import type { CellContext, EntryValues, Values } from './cell-format.ts'
import type { MetaColumn } from './columns.ts'
import { type EntryIndex, identityKey } from './identity.ts'
import type { RowMessage } from './import-plan.ts'
import { type ColumnPositions, identityColumns } from './match-header.ts'
import type { SheetRow } from './read-csv.ts'
import { identityCells } from './read-row.ts'
import { entryItem, findCandidateRows, type SheetItem, sheetItems } from './sheet-items.ts'
import { isExtensible, type Table } from './table.ts'

/** The entry or list row that a sheet row changes or creates. */
export interface Target {
  /** Null for a new entry. */
  stored: EntryValues | null
  /** The stored entry with the changes of earlier sheet rows, or null for a new entry. */
  entry: EntryValues | null
  item: SheetItem
}

export interface MissingTarget {
  fault: RowMessage
  entry: null
  /** True if the entry exists, but does not contain the list row. */
  isMissingRow: boolean
}

export interface TargetOptions {
  table: Table
  config: Pick<SanitizedCollectionConfig, 'flattenedFields'>
  positions: ColumnPositions
  context: Omit<CellContext, 'entry'>
  index: EntryIndex
  /** The number of columns in the file. */
  width: number
}

/**
 * Returns the entry and the list row that a sheet row refers to.
 * @param entryValues the values in the sheet row that belong to the entry and not to its lists
 * @param withChanges returns the stored entry with the changes of earlier sheet rows
 */
export function findTarget(
  sheetRow: SheetRow,
  entryValues: Values,
  withChanges: (stored: EntryValues) => EntryValues,
  options: TargetOptions,
): Target | MissingTarget {
  const { table, config, positions, index, width } = options
  const { texts } = options.context
  const { cells } = sheetRow
  const fault = (message: string, column = '') => ({ fault: { column, message }, entry: null, isMissingRow: false })
  if (cells.slice(width).some((cell) => cell.trim() !== '')) return fault(texts.tooLong(cells.length, width))
  const id = metaCell(sheetRow, positions, 'id')
  const stored = id === '' ? findByIdentity(entryValues, table, index) : index.byId.get(id)
  if (id !== '' && !stored) return fault(texts.unknownId(id), metaLabel(positions, 'id'))
  if (Array.isArray(stored)) return fault(texts.whichOne(stored.join(', ')), metaLabel(positions, 'id'))
  if (stored) {
    if (cells.length < width) return fault(texts.tooShort(cells.length, width))
    return findItem(sheetRow, stored, withChanges(stored), options)
  }
  const entryColumn = [...positions.keys()].find((column) => column.isEntryColumn && !column.meta)
  const needed = identityColumns([...positions.keys()], table).filter(
    ({ fields }) => !fields.some((field) => table.optionalIdentity.includes(field)),
  )
  if (table.lists) {
    return isExtensible(table.lists)
      ? fault(texts.unknownEntry, entryColumn?.label)
      : fault(texts.unknownLine, metaLabel(positions, 'id'))
  }
  const labels = needed.map(({ label }) => label)
  // If all cells of the identity have a text, one of them cannot be read. The fault of that cell is reported later.
  const isUnreadable = needed.every((column) => cells[positions.get(column) ?? -1]?.trim())
  if (identityKey(table, entryValues) === null && !isUnreadable)
    return fault(texts.noName(labels.join(', ')), labels[0])
  return { stored: null, entry: null, item: entryItem(table, {}, config.flattenedFields) }
}

/** If the sheet row has no key, its other cells identify the list row. */
function findItem(
  sheetRow: SheetRow,
  stored: EntryValues,
  entry: EntryValues,
  { table, config, positions, context }: TargetOptions,
): Target | MissingTarget {
  const key = metaCell(sheetRow, positions, 'line')
  const missing = (message: string, column: string, isMissingRow: boolean) => ({
    fault: { column, message },
    entry: null,
    isMissingRow,
  })
  if (key !== '' || !isExtensible(table.lists)) {
    const item = sheetItems(table, entry, config.flattenedFields).find((row) => row.key === key)
    return item ? { stored, entry, item } : missing(context.texts.unknownLine, metaLabel(positions, 'line'), true)
  }
  const rootItem = entryItem(table, entry, config.flattenedFields)
  const rowContext = { ...context, entry }
  let isUnidentified = false
  const [item, ...others] = findCandidateRows(table.lists ?? [], rootItem, (fields, list) => {
    const cells = identityCells(sheetRow, positions, fields, list, { table, context: rowContext })
    const [required] = list.identity ?? []
    isUnidentified ||= required !== undefined && !cells.some(({ name, isEmpty }) => name === required && !isEmpty)
    return cells
  })
  if (isUnidentified) return missing(context.texts.noRowIdentity, metaLabel(positions, 'line'), false)
  if (!item) return missing(context.texts.unknownPackageOfRow, '', true)
  return others.length === 0 ? { stored, entry, item } : missing(context.texts.ambiguousRow, '', false)
}

/** Returns the ids if several entries have the same identity. */
function findByIdentity(
  entryValues: Values,
  table: Table,
  { byIdentity }: EntryIndex,
): EntryValues | string[] | undefined {
  const identity = identityKey(table, entryValues)
  const matches = identity === null ? [] : (byIdentity.get(identity) ?? [])
  return matches.length > 1 ? matches.map(({ id }) => String(id)) : matches[0]
}

/** Returns an empty string if the file does not have the column. */
export function metaCell({ cells }: SheetRow, positions: ColumnPositions, meta: MetaColumn): string {
  const found = [...positions].find(([column]) => column.meta === meta)
  return found ? (cells[found[1]]?.trim() ?? '') : ''
}

export function metaLabel(positions: ColumnPositions, meta: MetaColumn): string {
  return [...positions.keys()].find((column) => column.meta === meta)?.label ?? ''
}
