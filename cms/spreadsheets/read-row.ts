import type { CellChange, RowFault } from './answers.ts'
import { type Column, placedIn, type Values } from './columns.ts'
import type { Surroundings } from './kinds.ts'
import type { Places } from './match-header.ts'
import type { Line } from './read-csv.ts'
import type { Spot } from './spots.ts'
import type { Table } from './tables.ts'

/** The values of a row that differ from the stored ones. */
export interface RowValues {
  /** By field, in the form in which they are compared. */
  values: Record<string, unknown>
  /** By field, in the form in which they are saved. */
  data: Record<string, unknown>
  changes: CellChange[]
  faults: RowFault[]
}

const points = ['.', ','] as const

/**
 * Compares the cells of a row with the stored values. A cell equal to the exported one is unchanged, even if it is
 * invalid. An empty cell clears its field, but has no effect in a row without an id.
 */
export function readRow(
  { cells }: Line,
  places: Places,
  spot: Spot,
  { table, surroundings, isNew, hasId }: { table: Table; surroundings: Surroundings; isNew: boolean; hasId: boolean },
): RowValues {
  const read: RowValues = { values: {}, data: {}, changes: [], faults: [] }
  for (const [column, place] of places) {
    if (!column.isImported) continue
    const cell = cells[place] ?? ''
    const placed = placedIn(column, spot.fields, spot.names, table)
    if (!placed) {
      if (cell.trim() !== '') read.faults.push({ column: column.label, message: surroundings.words.notHere })
      continue
    }
    const { kind, field } = placed
    const plain = kind.plain(spot.values[field.name])
    const before = kind.write(plain, surroundings)
    const isEmpty = cell.trim() === ''
    // An empty page address keeps the stored one, or is made from the title.
    if (isEmpty && (!hasId || field.name === 'slug')) continue
    if (points.some((point) => cell === kind.write(plain, { ...surroundings, point }))) continue
    const reading = isEmpty ? { value: kind.nothing } : kind.read(cell.trim(), plain, surroundings)
    if ('fault' in reading) {
      read.faults.push({ column: column.label, message: reading.fault })
      continue
    }
    if (alike(reading.value, plain)) continue
    read.values[field.name] = reading.value
    read.data[field.name] = kind.data ? kind.data(reading.value) : reading.value
    read.changes.push({
      column: column.label,
      before: isNew ? '' : before,
      after: kind.write(reading.value, surroundings),
    })
  }
  return read
}

/** Returns the readable values of the entry's own columns in a row, which identify the entry. */
export function ownValues(
  { cells }: Line,
  places: Places,
  spot: Spot,
  { table, surroundings }: { table: Table; surroundings: Surroundings },
): Values {
  const read = ([column, place]: [Column, number]): [string, unknown][] => {
    const placed = column.isOwn ? placedIn(column, spot.fields, table.columns, table) : null
    const cell = cells[place]?.trim() ?? ''
    if (!placed || cell === '') return []
    const reading = placed.kind.read(cell, null, surroundings)
    return 'value' in reading ? [[placed.field.name, reading.value]] : []
  }
  return Object.fromEntries([...places].flatMap(read))
}

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
