import { translateMessage } from '../../core/i18n/translate-message.ts'
import { isRupiah } from '../../fields/numbers/numbers.ts'
import { lowPriceWarning, removedPriceWarning } from '../../fields/numbers/price-warnings.ts'
import type { CellContext } from './cell-kinds.ts'
import { type Column, findColumnField, type Values } from './columns.ts'
import type { CellChange, RowMessage } from './import-plan.ts'
import type { ColumnPositions } from './match-header.ts'
import type { Line } from './read-csv.ts'
import type { SheetItem } from './sheet-items.ts'
import type { Table } from './tables.ts'

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
  { cells }: Line,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context, isNew, hasId }: { table: Table; context: CellContext; isNew: boolean; hasId: boolean },
): RowValues {
  const read: RowValues = { values: {}, data: {}, changes: [], warnings: [], faults: [] }
  for (const [column, index] of positions) {
    if (!column.isImported) continue
    const cell = cells[index] ?? ''
    const columnField = findColumnField(column, item.fields, item.names, table)
    if (!columnField) {
      if (cell.trim() !== '') read.faults.push({ column: column.label, message: context.texts.notHere })
      continue
    }
    const { kind, field } = columnField
    const plain = kind.plain(item.values[field.name])
    const format = (value: unknown) => kind.format?.(value) ?? kind.write(value, context)
    const isEmpty = cell.trim() === ''
    // With an empty cell, the stored page address is kept, or an address is derived from the title.
    if (isEmpty && (!hasId || field.name === 'slug')) continue
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

/** Returns the valid values of the entry's own columns in a row, which identify the entry. */
export function ownValues(
  { cells }: Line,
  positions: ColumnPositions,
  item: SheetItem,
  { table, context }: { table: Table; context: CellContext },
): Values {
  const read = ([column, index]: [Column, number]): [string, unknown][] => {
    const columnField = column.isEntryColumn ? findColumnField(column, item.fields, table.columns, table) : null
    const cell = cells[index]?.trim() ?? ''
    if (!columnField || cell === '') return []
    const reading = columnField.kind.read(cell, null, context)
    return 'value' in reading ? [[columnField.field.name, reading.value]] : []
  }
  return Object.fromEntries([...positions].flatMap(read))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
