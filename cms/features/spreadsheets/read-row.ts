import type { FlattenedField } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { lowPriceWarning, removedPriceWarning } from '../../fields/numbers/price-warnings.ts'
import { findColumnField } from './columns.ts'
import type { CellChange, RowMessage } from './import-plan.ts'
import type { CellContext, Values } from './kind.ts'
import type { ColumnPositions } from './match-header.ts'
import type { SheetRow } from './read-csv.ts'
import { type IdentityCell, isEqual, type SheetItem } from './sheet-items.ts'
import type { List, Table } from './table.ts'

/** The values of a row that differ from the stored values. */
export interface RowValues {
  /** The values to compare with the stored ones, by field. */
  values: Record<string, unknown>
  /** The values to save, by field. */
  data: Record<string, unknown>
  changes: CellChange[]
  warnings: RowMessage[]
  faults: RowMessage[]
}

const decimalSeparators = ['.', ','] as const

/**
 * Compares the cells of a row with the stored values. A cell that is equal to the exported cell is unchanged, even if
 * its value is invalid. An empty cell clears its field, but has no effect in a row without an id.
 */
export function readRow(
  { cells }: SheetRow,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context, isNew, hasKey }: { table: Table; context: CellContext; isNew: boolean; hasKey: boolean },
): RowValues {
  const read: RowValues = { values: {}, data: {}, changes: [], warnings: [], faults: [] }
  for (const [column, index] of positions) {
    if (!column.isImported) continue
    const cell = cells[index] ?? ''
    const columnField = findColumnField(column, item, table)
    if (!columnField) {
      if (cell.trim() !== '') read.faults.push({ column: column.label, message: context.texts.notHere })
      continue
    }
    const { kind, field } = columnField
    const plain = kind.plain(item.values[field.name])
    const format = (value: unknown) => kind.format?.(value) ?? kind.write(value, context)
    const isEmpty = cell.trim() === ''
    // With an empty cell, the stored page address is kept, or an address is derived from the title.
    if (isEmpty && (!hasKey || field.name === 'slug')) continue
    if (decimalSeparators.some((decimalSeparator) => cell === kind.write(plain, { ...context, decimalSeparator })))
      continue
    const reading = isEmpty ? { value: kind.emptyValue } : kind.read(cell.trim(), plain, context)
    if ('fault' in reading) {
      read.faults.push({ column: column.label, message: reading.fault })
      continue
    }
    if (isEqual(reading.value, plain)) continue
    read.values[field.name] = reading.value
    read.data[field.name] = kind.data ? kind.data(reading.value) : reading.value
    read.changes.push({
      column: column.label,
      before: isNew ? '' : format(plain),
      after: format(reading.value),
    })
    if (field.type === 'number' && isRupiah(field)) {
      const warning = lowPriceWarning(reading.value) ?? (isNew ? null : removedPriceWarning(plain, reading.value))
      if (warning) {
        const message = translateMessage(warning, context.texts.language)
        read.warnings.push({ column: column.label, message })
      }
    }
  }
  return read
}

/**
 * Returns the valid values of the entry itself in a sheet row, without those of its lists. They identify the entry.
 */
export function readEntryValues(
  { cells }: SheetRow,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context }: { table: Table; context: Omit<CellContext, 'entry'> },
): Values {
  const entry: Record<string, unknown> = {}
  // In the order of the table, because a start time can only be read after its tour.
  for (const name of table.columns) {
    const [column, index = -1] =
      [...positions].find((one) => one[0].isEntryColumn && one[0].fields.includes(name)) ?? []
    const columnField = column ? findColumnField(column, item, table) : null
    const cell = cells[index]?.trim() ?? ''
    if (!columnField || cell === '') continue
    const reading = columnField.kind.read(cell, null, { ...context, entry })
    // Without a value, the row could mean the entry whose optional cell is empty.
    entry[columnField.field.name] = 'value' in reading ? reading.value : null
  }
  return entry
}

/** Returns the cells of a sheet row that identify a list row. */
export function identityCells(
  { cells }: SheetRow,
  positions: ColumnPositions,
  fields: readonly FlattenedField[],
  list: List,
  { table, context }: { table: Table; context: CellContext },
): IdentityCell[] {
  return (list.identity ?? list.readOnlyColumns).flatMap((name) => {
    for (const [column, index] of positions) {
      const kind = findColumnField(column, { fields, names: [name], list }, table)?.kind
      if (!kind) continue
      const cell = cells[index]?.trim() ?? ''
      const reading = cell === '' ? null : kind.read(cell, null, context)
      return [{ name, kind, value: reading && 'value' in reading ? reading.value : null, isEmpty: cell === '' }]
    }
    return []
  })
}
