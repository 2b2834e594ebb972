import type { SanitizedCollectionConfig } from 'payload'
import type { CellContext, EntryValues, Values } from './cell-format.ts'
import { findFormat } from './cell-formats.ts'
import type { MetaColumn } from './columns.ts'
import { createIdentityKey, type EntryIndex } from './identity.ts'
import type { RowMessage } from './import-plan.ts'
import { type ColumnPositions, findIdentityColumns } from './match-header.ts'
import type { SheetRow } from './read-csv.ts'
import { type RowValues, readIdentityCells, readRow } from './read-row.ts'
import { createEntryItem, createSheetItems, findCandidateRows, type SheetItem } from './sheet-items.ts'
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
  columnCount: number
}

/**
 * Returns the entry and the list row that a sheet row refers to.
 * @param entryValues the values in the sheet row that belong to the entry and not to its lists
 * @param applyEarlierChanges returns the stored entry with the changes of earlier sheet rows
 */
export function findTarget(
  sheetRow: SheetRow,
  entryValues: Values,
  applyEarlierChanges: (stored: EntryValues) => EntryValues,
  options: TargetOptions,
): Target | MissingTarget {
  const { table, config, positions, index, columnCount } = options
  const { texts } = options.context
  const { cells } = sheetRow
  if (cells.slice(columnCount).some((cell) => cell.trim() !== ''))
    return createFault(texts.rowTooLong(cells.length, columnCount))
  const id = readMetaCell(sheetRow, positions, 'id')
  const match = id === '' ? findByIdentity(entryValues, table, index) : index.byId.get(id)
  if (id !== '' && !match) return createFault(texts.unknownId(id), findMetaLabel(positions, 'id'))
  if (Array.isArray(match))
    return createFault(texts.severalEntriesMatch(match.join(', ')), findMetaLabel(positions, 'id'))
  if (match) {
    if (cells.length < columnCount) return createFault(texts.rowTooShort(cells.length, columnCount))
    return findItem(sheetRow, match, applyEarlierChanges(match), options)
  }
  const entryColumn = [...positions.keys()].find((column) => column.isEntryColumn && !column.meta)
  // Rows of a file with lists change existing entries only.
  if (table.lists) {
    return isExtensible(table.lists)
      ? createFault(texts.unknownEntry, entryColumn?.label)
      : createFault(texts.unknownLine, findMetaLabel(positions, 'id'))
  }
  const requiredColumns = findIdentityColumns([...positions.keys()], table).filter(
    ({ fields }) => !fields.some((field) => table.optionalIdentity.includes(field)),
  )
  const hasEmptyCell = requiredColumns.some((column) => isCellEmpty(sheetRow, positions.get(column)))
  // Without an empty cell, a cell is unreadable, and its own fault is reported later.
  if (createIdentityKey(table, entryValues) === null && hasEmptyCell) {
    const labels = requiredColumns.map(({ label }) => label)
    return createFault(texts.missingValues(labels.join(', ')), labels[0])
  }
  return { stored: null, entry: null, item: createEntryItem(table, {}, config.flattenedFields) }
}

function isCellEmpty({ cells }: SheetRow, position: number | undefined): boolean {
  return position === undefined || (cells[position]?.trim() ?? '') === ''
}

function createFault(message: string, column = ''): MissingTarget {
  return { fault: { column, message }, entry: null, isMissingRow: false }
}

function createRowFault(message: string, column = ''): MissingTarget {
  return { ...createFault(message, column), isMissingRow: true }
}

/** Compares the cells of the sheet row with the values of its target. */
export function readTargetCells(
  sheetRow: SheetRow,
  { entry, item }: Target,
  entryValues: Values,
  { table, positions, context }: TargetOptions,
): RowValues {
  const isNew = entry === null || item.isNew
  const hasKey = readMetaCell(sheetRow, positions, table.lists ? 'line' : 'id') !== ''
  const rowContext = { ...context, entry: entry ?? entryValues }
  return readRow(sheetRow, positions, item, { table, context: rowContext, isNew, hasKey })
}

/** Returns the cells that identify a list row. */
export function describeRow({ entry, item }: Target, { table, context }: TargetOptions): string {
  const cells = (item.list?.identity ?? []).flatMap((name) => {
    const field = item.fields.find((field) => field.name === name)
    const format = field && findFormat(field, table.formats[name])
    return format ? [format.write(format.normalise(item.values[name]), { ...context, entry: entry ?? {} })] : []
  })
  return cells.filter((text) => text !== '').join(', ')
}

/** Finds a list row by its key. If the sheet row has no key, the identity cells are compared. */
function findItem(
  sheetRow: SheetRow,
  stored: EntryValues,
  entry: EntryValues,
  { table, config, positions, context }: TargetOptions,
): Target | MissingTarget {
  const key = readMetaCell(sheetRow, positions, 'line')
  const lineLabel = findMetaLabel(positions, 'line')
  if (key !== '' || !isExtensible(table.lists)) {
    const item = createSheetItems(table, entry, config.flattenedFields).find((row) => row.key === key)
    return item ? { stored, entry, item } : createRowFault(context.texts.unknownLine, lineLabel)
  }
  const rootItem = createEntryItem(table, entry, config.flattenedFields)
  const rowContext = { ...context, entry }
  let lacksRequiredCell = false
  const [item, ...otherItems] = findCandidateRows(table.lists ?? [], rootItem, (fields, list) => {
    const cells = readIdentityCells(sheetRow, positions, fields, list, { table, context: rowContext })
    // The first field of an identity is required, the others are optional.
    const [requiredField] = list.identity ?? []
    const hasRequiredCell = cells.some(({ name, isEmpty }) => name === requiredField && !isEmpty)
    if (requiredField !== undefined && !hasRequiredCell) lacksRequiredCell = true
    return cells
  })
  if (lacksRequiredCell) return createFault(context.texts.noRowIdentity, lineLabel)
  if (!item) return createRowFault(context.texts.unknownPackageOfRow)
  return otherItems.length === 0 ? { stored, entry, item } : createFault(context.texts.ambiguousRow)
}

/** Returns the ids if several entries have the same identity. */
function findByIdentity(
  entryValues: Values,
  table: Table,
  { byIdentity }: EntryIndex,
): EntryValues | string[] | undefined {
  const identity = createIdentityKey(table, entryValues)
  const matches = identity === null ? [] : (byIdentity.get(identity) ?? [])
  return matches.length > 1 ? matches.map(({ id }) => String(id)) : matches[0]
}

/** Returns the cell in a meta column, or an empty string if the file does not have the column. */
export function readMetaCell({ cells }: SheetRow, positions: ColumnPositions, meta: MetaColumn): string {
  const index = [...positions].find(([column]) => column.meta === meta)?.[1]
  return index === undefined ? '' : (cells[index]?.trim() ?? '')
}

export function findMetaLabel(positions: ColumnPositions, meta: MetaColumn): string {
  return [...positions.keys()].find((column) => column.meta === meta)?.label ?? ''
}
