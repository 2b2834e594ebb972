import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { PlannedRow, RowFault } from './answers.ts'
import { checkValues } from './check-values.ts'
import { type Column, type Mark, placedIn, type Values } from './columns.ts'
import type { EntryValues } from './export.ts'
import { type Index, identityOf } from './identity.ts'
import type { Surroundings } from './kinds.ts'
import { identityColumns, type Places } from './match-header.ts'
import type { Line } from './read-csv.ts'
import { type RowValues, readRow } from './read-row.ts'
import { putInto, type Spot, spotsOf } from './spots.ts'
import type { Table } from './tables.ts'
import { versionOf } from './versions.ts'

/** A planned write of an entry. */
export interface Write {
  /** Null for a new entry. */
  entry: EntryValues | null
  title: string
  data: Record<string, unknown>
}

interface Given {
  req: PayloadRequest
  table: Table
  config: SanitizedCollectionConfig
  places: Places
  surroundings: Surroundings
  index: Index
  /** The values of a new entry. */
  blank: Spot
  /** Returns the entry's own values in a row, as far as they can be read. */
  read: (line: Line) => Values
  /** The number of columns in the file. */
  width: number
}

interface Target {
  entry: EntryValues | null
  spot: Spot
}

export interface Planner {
  /** Plans a row; returns null if it does not differ from the entry. */
  plan: (line: Line) => Promise<PlannedRow | null>
  /** Returns the number of entries that will be written. */
  count: () => number
  writes: () => Write[]
}

/** Plans rows in order; each row takes into account which entries the previous ones are about. */
export function createPlanner(given: Given): Planner {
  const { table, surroundings, places } = given
  const { words } = surroundings
  /** The number of the row that claimed a line of an entry or a unique identity. */
  const claimed = new Map<string, number>()
  const writes = new Map<string, Write>()
  const claim = (key: string, row: number): number | null => {
    const other = claimed.get(key)
    if (other === undefined) claimed.set(key, row)
    return other ?? null
  }
  const labelOf = (mark: Mark) => [...places.keys()].find((column) => column.mark === mark)?.label ?? ''

  async function plan(line: Line): Promise<PlannedRow | null> {
    const own = given.read(line)
    const target = targetOf(line, own)
    const title = titleOf(target.entry, line)
    const id = target.entry ? String(target.entry.id) : null
    const refused = (...faults: RowFault[]): PlannedRow => ({
      ...{ row: line.number, title, id, kind: 'refused', changes: [], faults },
    })
    if ('fault' in target) return refused(target.fault)
    const same = claim(keyOf(target, own, line), line.number)
    if (same !== null) return refused({ column: '', message: words.sameAsRow(same) })
    const about = { table, surroundings, isNew: target.entry === null, hasId: cell(line, 'id') !== '' }
    const read = readRow(line, places, target.spot, about)
    if (read.faults.length > 0) return { ...refused(...read.faults), changes: read.changes }
    if (target.entry && read.changes.length === 0) return null
    const faults = [...staleness(line, target), ...clash(target, read, line), ...(await judge(target, read))]
    if (faults.length > 0) return { ...refused(...faults), changes: read.changes }
    note(target, read, title, line)
    return { row: line.number, title, id, kind: target.entry ? 'changed' : 'new', changes: read.changes, faults: [] }
  }

  /** Returns the title of an entry; for a new one, the cells that identify it. */
  function titleOf(entry: EntryValues | null, { cells }: Line): string {
    if (entry) return String(entry[given.config.admin.useAsTitle ?? 'id'] ?? entry.id)
    const says = identityColumns([...places.keys()], table)
    return says.map((column) => cells[places.get(column) ?? -1]?.trim() ?? '').join(', ')
  }

  function cell(line: Line, mark: Mark): string {
    const found = [...places].find(([column]) => column.mark === mark)
    return found ? (line.cells[found[1]]?.trim() ?? '') : ''
  }

  /** Returns the entry that a row is about, and which line of it. */
  function targetOf(line: Line, own: Values): Target | { fault: RowFault; entry: null } {
    const fault = (message: string, column = '') => ({ fault: { column, message }, entry: null })
    const { cells } = line
    if (cells.slice(given.width).some((cell) => cell.trim() !== ''))
      return fault(words.tooLong(cells.length, given.width))
    const id = cell(line, 'id')
    const entry = id === '' ? entryCalled(own) : given.index.byId.get(id)
    if (id !== '' && !entry) return fault(words.unknownId(id), labelOf('id'))
    if (Array.isArray(entry)) return fault(words.whichOne(entry.join(', ')), labelOf('id'))
    if (entry) {
      if (cells.length < given.width) return fault(words.tooShort(cells.length, given.width))
      const spots = spotsOf(table, entry, given.config.flattenedFields)
      const spot = spots.find(({ key }) => key === cell(line, 'line'))
      return spot ? { entry, spot } : fault(words.unknownLine, labelOf('line'))
    }
    if (table.lists) return fault(words.unknownLine, labelOf('id'))
    if (identityOf(table, own) !== null) return { entry: null, spot: given.blank }
    const needed = identityColumns([...places.keys()], table).map(({ label }) => label)
    return fault(words.noName(needed.join(', ')), needed[0])
  }

  /** Returns the entry with this identity, or the ids if there are several. */
  function entryCalled(own: Values): EntryValues | string[] | undefined {
    const identity = identityOf(table, own)
    const called = identity === null ? [] : (given.index.byIdentity.get(identity) ?? [])
    return called.length > 1 ? called.map(({ id }) => String(id)) : called[0]
  }

  function keyOf({ entry, spot }: Target, own: Values, line: Line): string {
    return entry ? `entry ${entry.id} ${spot.key}` : `new ${identityOf(table, own) ?? line.number}`
  }

  function staleness(line: Line, { entry }: Target): RowFault[] {
    const version = cell(line, 'version')
    if (version === '' || !entry || version === versionOf(entry.updatedAt)) return []
    const message = /^v\d{8}T\d{9}Z$/.test(version) ? words.changedSince : words.noVersion
    return [{ column: labelOf('version'), message }]
  }

  /** Returns a fault if another entry or row has the same unique identity. */
  function clash({ entry, spot }: Target, { values }: RowValues, line: Line): RowFault[] {
    if (!table.isUnique) return []
    const identity = identityOf(table, { ...spot.values, ...values })
    if (identity === null) return []
    const column = columnWith(table.identity.at(-1) ?? '')
    // The validation of the form checks page addresses.
    const others = table.identity.includes('slug') ? [] : (given.index.byIdentity.get(identity) ?? [])
    const other = others.find(({ id }) => id !== entry?.id)
    if (other) return [{ column, message: words.taken(String(other.id)) }]
    const row = claim(`identity ${identity}`, line.number)
    return row === null ? [] : [{ column, message: words.takenByRow(row) }]
  }

  /** Returns the faults that the form's validation finds in the changed entry but not in the stored one. */
  async function judge({ entry, spot }: Target, { data }: RowValues): Promise<RowFault[]> {
    const fields = [...places.keys()].flatMap((column) => {
      const placed = column.isImported ? placedIn(column, spot.fields, spot.names, table) : null
      if (!placed) return []
      // Checking whether a page address is free needs a query; an unchanged address is.
      const { field } = placed
      return entry && field.name === 'slug' && !('slug' in data) ? [] : [field]
    })
    const values: Values = entry ? { ...spot.values, ...data } : { ...defaultsOf(given.config), ...data }
    const whole = { ...structuredClone(entry ?? {}), ...(entry ? {} : values) }
    putInto(whole, whole, spot, data)
    const about = { collection: table.collection, id: entry?.id, path: spot.trail.flat(), req: given.req }
    const faults = await checkValues(fields, { ...about, entry: whole, values })
    const kept = fields.filter(({ name }) => entry && !(name in data) && faults.some(({ field }) => field === name))
    const old = await checkValues(kept, { ...about, entry: entry ?? {}, values: spot.values })
    return faults
      .filter(({ field }) => !old.some((fault) => fault.field === field))
      .map(({ field, message }) => ({ column: columnWith(field), message }))
  }

  function columnWith(field: string): string {
    const has = ({ fields, isImported }: Column) => isImported && fields.includes(field)
    return [...places.keys()].find(has)?.label ?? field
  }

  function note({ entry, spot }: Target, { data }: RowValues, title: string, line: Line): void {
    const key = entry ? String(entry.id) : `new ${line.number}`
    const write = writes.get(key) ?? { entry, title, data: {} }
    putInto(write.data, entry ?? {}, spot, data)
    writes.set(key, write)
  }

  return { plan, count: () => writes.size, writes: () => [...writes.values()] }
}

/** Returns the default values of the form. */
function defaultsOf({ flattenedFields }: SanitizedCollectionConfig): Values {
  return Object.fromEntries(
    flattenedFields.flatMap((field) =>
      'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
        ? [[field.name, field.defaultValue]]
        : [],
    ),
  )
}
