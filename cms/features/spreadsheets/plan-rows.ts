import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { readPackage, readTourLimits } from '../../collections/content/Tours/prices/package-form.ts'
import { priceWarnings } from '../../collections/content/Tours/prices/price-warnings.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import type { CellContext } from './cell-kinds.ts'
import { checkValues } from './check-values.ts'
import { type Column, findColumnField, type MetaColumn, type Values } from './columns.ts'
import { type EntryValues, versionTag } from './export.ts'
import { type EntryIndex, identityKey } from './identity.ts'
import type { PlannedRow, RowMessage } from './import-plan.ts'
import { type ColumnPositions, identityColumns } from './match-header.ts'
import type { Line } from './read-csv.ts'
import { type RowValues, readRow } from './read-row.ts'
import { assignValues, type SheetItem, sheetItems } from './sheet-items.ts'
import type { Table } from './tables.ts'

/** A planned write of an entry. */
export interface Write {
  /** Null for a new entry. */
  entry: EntryValues | null
  title: string
  data: Record<string, unknown>
}

interface PlannerOptions {
  req: PayloadRequest
  table: Table
  config: SanitizedCollectionConfig
  positions: ColumnPositions
  context: CellContext
  index: EntryIndex
  /** The values of a new entry. */
  blank: SheetItem
  /** Returns the entry's own values in a row, as far as they can be read. */
  read: (line: Line) => Values
  /** The number of columns in the file. */
  width: number
}

/** A planned row to which warnings about its entry are added after the last row. */
type RowWithWarnings = PlannedRow & { warnings: RowMessage[] }

interface Target {
  entry: EntryValues | null
  item: SheetItem
}

export interface Planner {
  /** Plans a row. Returns null if the row does not differ from the entry. */
  plan: (line: Line) => Promise<PlannedRow | null>
  /** Returns the number of entries that will be written. */
  count: () => number
  writes: () => Write[]
  /** Adds the warnings about whole packages to their rows, once all rows are planned. */
  addPackageWarnings: () => void
}

/** Plans rows in order. Each row takes into account which entries the previous rows refer to. */
export function createPlanner(options: PlannerOptions): Planner {
  const { table, context, positions } = options
  const { texts } = context
  /** The number of the row that claimed a line of an entry or a unique identity. */
  const claimed = new Map<string, number>()
  const writes = new Map<string, Write>()
  /** The last row about each entry and each of its list rows. */
  const lastRows = new Map<string, RowWithWarnings>()
  const claim = (key: string, row: number): number | null => {
    const other = claimed.get(key)
    if (other === undefined) claimed.set(key, row)
    return other ?? null
  }
  const labelOf = (meta: MetaColumn) => [...positions.keys()].find((column) => column.meta === meta)?.label ?? ''

  async function plan(line: Line): Promise<PlannedRow | null> {
    const own = options.read(line)
    const target = findTarget(line, own)
    const title = titleOf(target.entry, line)
    const id = target.entry ? String(target.entry.id) : null
    const refused = (...faults: RowMessage[]): PlannedRow => ({
      ...{ row: line.number, title, id, kind: 'refused', changes: [], faults, warnings: [] },
    })
    if ('fault' in target) return refused(target.fault)
    const earlierRow = claim(targetKey(target, own, line), line.number)
    if (earlierRow !== null) return refused({ column: '', message: texts.sameAsRow(earlierRow) })
    const about = { table, context, isNew: target.entry === null, hasId: cell(line, 'id') !== '' }
    const read = readRow(line, positions, target.item, about)
    if (target.entry && read.changes.length === 0 && read.faults.length === 0) return null
    const unreadable = new Set(read.faults.map(({ column }) => column))
    const hasIdentity = !table.identity.some((field) => unreadable.has(columnLabel(field)))
    const faults = [
      ...read.faults,
      ...findVersionErrors(line, target),
      ...(hasIdentity ? findDuplicateErrors(target, read, line) : []),
      ...(await validate(target, read)).filter(({ column }) => !unreadable.has(column)),
    ]
    if (faults.length > 0) return { ...refused(...faults), changes: read.changes }
    recordWrite(target, read, title, line)
    const { changes, warnings } = read
    const kind = target.entry ? 'changed' : 'new'
    return rememberRow(target, { row: line.number, title, id, kind, changes, warnings, faults: [] })
  }

  /** Returns the title of an entry, or the cells that identify a new entry. */
  function titleOf(entry: EntryValues | null, { cells }: Line): string {
    if (entry) return String(entry[options.config.admin.useAsTitle ?? 'id'] ?? entry.id)
    const identityParts = identityColumns([...positions.keys()], table)
    return identityParts.map((column) => cells[positions.get(column) ?? -1]?.trim() ?? '').join(', ')
  }

  function cell(line: Line, meta: MetaColumn): string {
    const found = [...positions].find(([column]) => column.meta === meta)
    return found ? (line.cells[found[1]]?.trim() ?? '') : ''
  }

  /** Returns the entry that a row refers to, and the line of the entry. */
  function findTarget(line: Line, own: Values): Target | { fault: RowMessage; entry: null } {
    const fault = (message: string, column = '') => ({ fault: { column, message }, entry: null })
    const { cells } = line
    if (cells.slice(options.width).some((cell) => cell.trim() !== ''))
      return fault(texts.tooLong(cells.length, options.width))
    const id = cell(line, 'id')
    const entry = id === '' ? findByIdentity(own) : options.index.byId.get(id)
    if (id !== '' && !entry) return fault(texts.unknownId(id), labelOf('id'))
    if (Array.isArray(entry)) return fault(texts.whichOne(entry.join(', ')), labelOf('id'))
    if (entry) {
      if (cells.length < options.width) return fault(texts.tooShort(cells.length, options.width))
      const items = sheetItems(table, entry, options.config.flattenedFields)
      const item = items.find(({ key }) => key === cell(line, 'line'))
      return item ? { entry, item } : fault(texts.unknownLine, labelOf('line'))
    }
    if (table.lists) return fault(texts.unknownLine, labelOf('id'))
    if (identityKey(table, own) !== null) return { entry: null, item: options.blank }
    const needed = identityColumns([...positions.keys()], table).map(({ label }) => label)
    return fault(texts.noName(needed.join(', ')), needed[0])
  }

  /** Returns the entry with this identity, or the ids if several entries have it. */
  function findByIdentity(own: Values): EntryValues | string[] | undefined {
    const identity = identityKey(table, own)
    const matches = identity === null ? [] : (options.index.byIdentity.get(identity) ?? [])
    return matches.length > 1 ? matches.map(({ id }) => String(id)) : matches[0]
  }

  function targetKey({ entry, item }: Target, own: Values, line: Line): string {
    return entry ? `entry ${entry.id} ${item.key}` : `new ${identityKey(table, own) ?? line.number}`
  }

  function findVersionErrors(line: Line, { entry }: Target): RowMessage[] {
    const version = cell(line, 'version')
    if (version === '' || !entry || version === versionTag(entry.updatedAt)) return []
    const message = /^v\d{8}T\d{9}Z$/.test(version) ? texts.changedSince : texts.noVersion
    return [{ column: labelOf('version'), message }]
  }

  /** Returns a fault if another entry or row has the same unique identity. */
  function findDuplicateErrors({ entry, item }: Target, { values }: RowValues, line: Line): RowMessage[] {
    if (!table.isUnique) return []
    const identity = identityKey(table, { ...item.values, ...values })
    if (identity === null) return []
    const column = columnLabel(table.identity.at(-1) ?? '')
    // The validation of the form checks page addresses.
    const others = table.identity.includes('slug') ? [] : (options.index.byIdentity.get(identity) ?? [])
    const other = others.find(({ id }) => id !== entry?.id)
    if (other) return [{ column, message: texts.taken(String(other.id)) }]
    const row = claim(`identity ${identity}`, line.number)
    return row === null ? [] : [{ column, message: texts.takenByRow(row) }]
  }

  /** Returns the faults that the form's validation finds in the changed entry but not in the stored entry. */
  async function validate({ entry, item }: Target, { data }: RowValues): Promise<RowMessage[]> {
    const fields = [...positions.keys()].flatMap((column) => {
      const columnField = column.isImported ? findColumnField(column, item.fields, item.names, table) : null
      if (!columnField) return []
      // The check whether a page address is free needs a query, so an unchanged address is not checked.
      const { field } = columnField
      return entry && field.name === 'slug' && !('slug' in data) ? [] : [field]
    })
    const values: Values = entry ? { ...item.values, ...data } : { ...formDefaults(options.config), ...data }
    const whole = { ...structuredClone(entry ?? {}), ...(entry ? {} : values) }
    assignValues(whole, whole, item, data)
    const about = { collection: table.collection, id: entry?.id, path: item.path.flat(), req: options.req }
    const faults = await checkValues(fields, { ...about, entry: whole, values })
    const unchangedFields = fields.filter(
      ({ name }) => entry && !(name in data) && faults.some(({ field }) => field === name),
    )
    const storedFaults = await checkValues(unchangedFields, { ...about, entry: entry ?? {}, values: item.values })
    return faults
      .filter(({ field }) => !storedFaults.some((fault) => fault.field === field))
      .map(({ field, message }) => ({ column: columnLabel(field), message }))
  }

  function columnLabel(field: string): string {
    const has = ({ fields, isImported }: Column) => isImported && fields.includes(field)
    return [...positions.keys()].find(has)?.label ?? field
  }

  function recordWrite({ entry, item }: Target, { data }: RowValues, title: string, line: Line): void {
    const key = entry ? String(entry.id) : `new ${line.number}`
    const write = writes.get(key) ?? { entry, title, data: {} }
    assignValues(write.data, entry ?? {}, item, data)
    writes.set(key, write)
  }

  function rememberRow({ entry, item }: Target, row: RowWithWarnings): RowWithWarnings {
    const index = item.path[0]?.[1]
    if (entry) {
      lastRows.set(String(entry.id), row)
      if (index !== undefined) lastRows.set(`${entry.id} ${index}`, row)
    }
    return row
  }

  /** Adds the form's warnings that apply to a package after the import and not before it. */
  function addPackageWarnings(): void {
    if (table.collection !== 'tours') return
    for (const { entry, data } of writes.values()) {
      if (!entry) continue
      const changed = { ...entry, ...data }
      const before = new Map(packagesOf(entry).map((pack, index) => [index, warningsOf(pack, entry)]))
      for (const [index, pack] of packagesOf(changed).entries()) {
        const row = lastRows.get(`${entry.id} ${index}`) ?? lastRows.get(String(entry.id))
        const added = warningsOf(pack, changed).filter((warning) => !before.get(index)?.includes(warning))
        const messages = added.map((warning) => translateMessage(warning, texts.language))
        row?.warnings.push(...messages.map((message) => ({ column: String(pack.name ?? ''), message })))
      }
    }
  }

  return { plan, count: () => writes.size, writes: () => [...writes.values()], addPackageWarnings }
}

function packagesOf({ pricing }: Values): Record<string, unknown>[] {
  return Array.isArray(pricing) ? pricing : []
}

function warningsOf(pack: Record<string, unknown>, tour: Values): string[] {
  return priceWarnings(readPackage(pack), readTourLimits(tour))
}

/** Returns the default values of the form. */
function formDefaults({ flattenedFields }: SanitizedCollectionConfig): Values {
  return Object.fromEntries(
    flattenedFields.flatMap((field) =>
      'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
        ? [[field.name, field.defaultValue]]
        : [],
    ),
  )
}
