import type { CellChange, RowFault } from './answers.ts'
import { type Column, placedIn, type Values } from './columns.ts'
import type { Surroundings } from './kinds.ts'
import type { Places } from './match-header.ts'
import type { Line } from './read-csv.ts'
import type { Spot } from './spots.ts'
import type { Table } from './tables.ts'

/** What a row says of a spot that is other than it is there. */
export interface RowValues {
  /** By field, as they are compared. */
  values: Record<string, unknown>
  /** By field, as the entry takes them. */
  data: Record<string, unknown>
  changes: CellChange[]
  faults: RowFault[]
}

const points = ['.', ','] as const

/**
 * Compares the cells of a row with what is there. What is as it was exported is unchanged, whatever it is. An empty cell empties its
 * field; in a row without an id, as it is written for a new entry, it says nothing.
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
    // An address that is not written stays, or is made of the title.
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

/** The value of each of an entry's own columns in a row, as far as it can be read: enough to tell which entry is meant. */
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
