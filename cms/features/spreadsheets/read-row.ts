import type { FlattenedField } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { lowPriceWarning, removedPriceWarning } from '../../fields/numbers/price-warnings.ts'
import type { CellContext, Values } from './cell-format.ts'
import { type ColumnField, findColumnField } from './columns.ts'
import type { CellChange, RowMessage } from './import-plan.ts'
import type { ColumnPositions } from './match-header.ts'
import type { SheetRow } from './read-csv.ts'
import { type IdentityCell, isEqual, type SheetItem } from './sheet-items.ts'
import type { List, Table } from './table.ts'

export interface RowValues {
  /** The changed values in their normalised form, by field. */
  values: Record<string, unknown>
  /** The changed values in their stored form, by field. */
  data: Record<string, unknown>
  changes: CellChange[]
  warnings: RowMessage[]
  faults: RowMessage[]
}

const decimalSeparators = ['.', ','] as const

/**
 * Compares the cells with the stored values. A cell that is equal to the exported cell is unchanged, even if its value
 * is invalid. An empty cell clears its field, except in a sheet row without a key or id (`hasKey`).
 */
export function readRow(
  { cells }: SheetRow,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context, isNew, hasKey }: { table: Table; context: CellContext; isNew: boolean; hasKey: boolean },
): RowValues {
  const result: RowValues = { values: {}, data: {}, changes: [], warnings: [], faults: [] }
  for (const [column, index] of positions) {
    if (!column.isImported) continue
    const cell = cells[index] ?? ''
    const columnField = findColumnField(column, item, table)
    if (!columnField) {
      if (cell.trim() !== '') result.faults.push({ column: column.label, message: context.texts.columnNotAllowed })
      continue
    }
    // An empty page address is ignored, because the page address of a new entry is derived from the title.
    const isClearable = hasKey && columnField.field.name !== 'slug'
    if (cell.trim() === '' && !isClearable) continue
    readCell(cell, column.label, item, columnField, { context, isNew, result })
  }
  return result
}

/** Adds the change of one cell, or its fault, to the result. */
function readCell(
  cell: string,
  column: string,
  item: SheetItem,
  { format, field }: ColumnField,
  { context, isNew, result }: { context: CellContext; isNew: boolean; result: RowValues },
): void {
  const currentValue = format.normalise(item.values[field.name])
  const isAsExported = decimalSeparators.some(
    (decimalSeparator) => cell === format.write(currentValue, { ...context, decimalSeparator }),
  )
  if (isAsExported) return
  const trimmed = cell.trim()
  const parsed = trimmed === '' ? { value: format.emptyValue } : format.parse(trimmed, currentValue, context)
  if ('fault' in parsed) {
    result.faults.push({ column, message: parsed.fault })
    return
  }
  if (isEqual(parsed.value, currentValue)) return
  result.values[field.name] = parsed.value
  result.data[field.name] = format.toStored ? format.toStored(parsed.value) : parsed.value
  const toPreview = (value: unknown) => format.formatPreview?.(value) ?? format.write(value, context)
  const before = isNew ? '' : toPreview(currentValue)
  result.changes.push({ column, before, after: toPreview(parsed.value) })
  const warning = findPriceWarning(field, isNew ? null : currentValue, parsed.value)
  if (warning) result.warnings.push({ column, message: translateMessage(warning, context.texts.language) })
}

function findPriceWarning(field: FlattenedField, before: unknown, after: unknown): string | null {
  if (field.type !== 'number' || !isRupiah(field)) return null
  return lowPriceWarning(after) ?? removedPriceWarning(before, after)
}

/**
 * Returns the values that belong to the entry and not to its lists. The value of a cell that cannot be parsed is null.
 */
export function readEntryValues(
  { cells }: SheetRow,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context }: { table: Table; context: Omit<CellContext, 'entry'> },
): Values {
  const values: Record<string, unknown> = {}
  // Reads the cells in the order of the table, because a start time can be read only after its tour.
  for (const name of table.columns) {
    const column = [...positions.keys()].find(({ isEntryColumn, fields }) => isEntryColumn && fields.includes(name))
    if (!column) continue
    const columnField = findColumnField(column, item, table)
    const cell = cells[positions.get(column) ?? -1]?.trim() ?? ''
    if (!columnField || cell === '') continue
    const parsed = columnField.format.parse(cell, null, { ...context, entry: values })
    // Null prevents a match: without the value, the row could match an entry in which this field is empty.
    values[columnField.field.name] = 'value' in parsed ? parsed.value : null
  }
  return values
}

/** Returns the cells of a sheet row that belong to the identity of a list row. */
export function readIdentityCells(
  { cells }: SheetRow,
  positions: ColumnPositions,
  fields: readonly FlattenedField[],
  list: List,
  { table, context }: { table: Table; context: CellContext },
): IdentityCell[] {
  return (list.identity ?? list.readOnlyColumns).flatMap((name) => {
    for (const [column, index] of positions) {
      const format = findColumnField(column, { fields, columnNames: [name], list }, table)?.format
      if (!format) continue
      const cell = cells[index]?.trim() ?? ''
      const parsed = cell === '' ? null : format.parse(cell, null, context)
      return [{ name, format, value: parsed && 'value' in parsed ? parsed.value : null, isEmpty: cell === '' }]
    }
    return []
  })
}
