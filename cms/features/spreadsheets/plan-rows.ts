import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { kindOf, readYesOrNo } from './cell-kinds.ts'
import { checkRow } from './check-row.ts'
import type { Column, MetaColumn } from './columns.ts'
import { versionTag } from './export.ts'
import { findTarget, metaCell, metaLabel, type Target, type TargetOptions } from './find-target.ts'
import { identityKey } from './identity.ts'
import type { PlannedRow, RowMessage } from './import-plan.ts'
import type { EntryValues, Values } from './kind.ts'
import { identityColumns } from './match-header.ts'
import { addedPackageWarnings } from './package-warnings.ts'
import type { SheetRow } from './read-csv.ts'
import { identityCells, type RowValues, readRow } from './read-row.ts'
import { assignValues, removeRow } from './sheet-items.ts'

/** A planned write of an entry. */
export interface Write {
  /** Null for a new entry. */
  entry: EntryValues | null
  title: string
  data: Record<string, unknown>
}

interface PlannerOptions extends TargetOptions {
  /** All columns of the table. */
  columns: readonly Column[]
  req: PayloadRequest
  config: Pick<SanitizedCollectionConfig, 'admin' | 'auth' | 'flattenedFields' | 'hooks'>
  /** Returns the values of the entry itself, without those of its lists, as far as they can be read. */
  read: (sheetRow: SheetRow) => Values
}

/** A planned row. Warnings about its entry are added once all rows are planned. */
type RowWithWarnings = PlannedRow & { warnings: RowMessage[] }

export interface Planner {
  /** Plans a sheet row. Returns null if it does not differ from the entry. */
  plan: (sheetRow: SheetRow) => Promise<PlannedRow | null>
  /** Returns the number of entries that will be written. */
  count: () => number
  writes: () => Write[]
  /** Adds the warnings about whole packages to their rows. Call it once all rows are planned. */
  addPackageWarnings: () => void
}

/** Creates a planner, which plans sheet rows in order. Each row takes into account what the previous rows change. */
export function createPlanner(options: PlannerOptions): Planner {
  const { table, context, positions } = options
  const { texts } = context
  /** The number of the sheet row that claimed an entry, one of its list rows, or a unique identity. */
  const claimed = new Map<string, number>()
  const writes = new Map<string, Write>()
  /** The last sheet row about each entry, and about each of its packages. */
  const lastRows = new Map<string, RowWithWarnings>()
  const claim = (key: string, row: number): number | null => {
    const other = claimed.get(key)
    if (other === undefined) claimed.set(key, row)
    // A sheet row can be planned again.
    return other === undefined || other === row ? null : other
  }
  const labelOf = (meta: MetaColumn) => metaLabel(positions, meta)
  const cell = (sheetRow: SheetRow, meta: MetaColumn) => metaCell(sheetRow, positions, meta)
  const withChanges = (stored: EntryValues) => ({ ...stored, ...writes.get(String(stored.id))?.data })

  async function plan(sheetRow: SheetRow): Promise<PlannedRow | null> {
    const entryValues = options.read(sheetRow)
    const target = findTarget(sheetRow, entryValues, withChanges, options)
    const title = titleOf(target.entry, sheetRow)
    const id = target.entry ? String(target.entry.id) : null
    const refused = (...faults: RowMessage[]): PlannedRow => ({
      ...{ row: sheetRow.number, title, id, kind: 'refused', changes: [], faults, warnings: [] },
    })
    const removal = readRemoval(sheetRow)
    if ('fault' in target) return removal === true && target.isMissingRow ? null : refused(target.fault)
    const earlierRow = claim(targetKey(target, entryValues, sheetRow), sheetRow.number)
    if (earlierRow !== null) return refused({ column: '', message: texts.sameAsRow(earlierRow) })
    if (typeof removal !== 'boolean') return refused(removal)
    if (removal) return planRemoval(target, sheetRow, { title, id })
    const { entry, item } = target
    const isNew = entry === null || item.isNew
    const hasKey = cell(sheetRow, table.lists ? 'line' : 'id') !== ''
    const about = { table, context: { ...context, entry: entry ?? entryValues }, isNew, hasKey }
    const read = readRow(sheetRow, positions, item, about)
    if (!isNew && read.changes.length === 0 && read.faults.length === 0) return null
    const unreadable = new Set(read.faults.map(({ column }) => column))
    const hasIdentity = !table.identity.some((field) => unreadable.has(columnLabel(field)))
    const isChanged = (label: string) => unreadable.has(label) || read.changes.some(({ column }) => column === label)
    const formFaults = await checkRow(target, read.data, { ...options, language: texts.language })
    const missing = entry ? [] : table.neededWhenNew.map(columnLabel).filter((label) => !isChanged(label))
    const faults = [
      ...read.faults,
      ...missing.map((column) => ({ column, message: texts.noName(column) })),
      ...findVersionFaults(sheetRow, target),
      ...(hasIdentity ? findDuplicateFaults(target, read, sheetRow) : []),
      ...formFaults
        .map(({ field, message }) => ({ column: columnLabel(field), message }))
        .filter(({ column }) => !unreadable.has(column)),
    ]
    if (faults.length > 0) return { ...refused(...faults), changes: read.changes }
    assignValues(writeOf(target, title, sheetRow).data, entry ?? {}, item, read.data)
    const { changes, warnings } = read
    const kind = isNew ? 'new' : 'changed'
    return rememberRow(target, { row: sheetRow.number, title, id, kind, changes, warnings, faults: [] })
  }

  /** Plans the removal of a list row. Returns null if the entry does not have the list row. */
  async function planRemoval(
    target: Target,
    sheetRow: SheetRow,
    about: Pick<PlannedRow, 'title' | 'id'>,
  ): Promise<PlannedRow | null> {
    const { entry, item } = target
    if (!entry || item.isNew) return null
    const error = await item.list?.findRemovalError?.(options.req, entry, item.values)
    const removalFaults = error ? [{ column: labelOf('remove'), message: translateMessage(error, texts.language) }] : []
    const faults = [...removalFaults, ...findVersionFaults(sheetRow, target)]
    const row = { ...about, row: sheetRow.number, faults, warnings: [] }
    if (faults.length > 0) return { ...row, kind: 'refused', changes: [] }
    removeRow(writeOf(target, about.title, sheetRow).data, entry, item)
    return { ...row, kind: 'changed', changes: [{ column: labelOf('remove'), before: describeRow(target), after: '' }] }
  }

  /** Returns whether the sheet row removes its list row, or a fault if the cell is neither yes nor no. */
  function readRemoval(sheetRow: SheetRow): boolean | RowMessage {
    const text = cell(sheetRow, 'remove')
    if (text === '') return false
    const reading = readYesOrNo(text)
    return reading ?? { column: labelOf('remove'), message: texts.notYesOrNo(text) }
  }

  /** Returns the cells that identify a list row, as a text. */
  function describeRow({ entry, item }: Target): string {
    const cells = (item.list?.identity ?? []).flatMap((name) => {
      const field = item.fields.find((one) => one.name === name)
      const kind = field && kindOf(field, table.formats[name])
      return kind ? [kind.write(kind.plain(item.values[name]), { ...context, entry: entry ?? {} })] : []
    })
    return cells.filter((text) => text !== '').join(', ')
  }

  /** Returns the title of an entry, or the cells that identify it if the title alone does not. */
  function titleOf(entry: EntryValues | null, { cells }: SheetRow): string {
    const { useAsTitle = 'id' } = options.config.admin
    const isTitleAmbiguous = table.identity.length > 1 && table.identity.includes(useAsTitle)
    if (entry && !isTitleAmbiguous) return String(entry[useAsTitle] ?? entry.id)
    const identityParts = identityColumns([...positions.keys()], table)
    const parts = identityParts.map((column) => cells[positions.get(column) ?? -1]?.trim() ?? '')
    return parts.filter((part) => part !== '').join(', ')
  }

  /** Returns a key for what a sheet row changes: an entry, or a list row. */
  function targetKey({ entry, item }: Target, entryValues: Values, sheetRow: SheetRow): string {
    if (!entry) return `new ${identityKey(table, entryValues) ?? sheetRow.number}`
    // List rows that an earlier sheet row has added have no id yet.
    if (item.path.length === 0 || item.values.id !== undefined) return `entry ${entry.id} ${item.key}`
    const about = { table, context: { ...context, entry } }
    const cells = item.list ? identityCells(sheetRow, positions, item.fields, item.list, about) : []
    return `row ${JSON.stringify([entry.id, item.path.slice(0, -1), cells.map(({ value }) => value)])}`
  }

  function findVersionFaults(sheetRow: SheetRow, { entry }: Target): RowMessage[] {
    const version = cell(sheetRow, 'version')
    if (version === '' || !entry || version === versionTag(entry.updatedAt)) return []
    const message = /^v\d{8}T\d{9}Z$/.test(version) ? texts.changedSince : texts.noVersion
    return [{ column: labelOf('version'), message }]
  }

  /** Returns a fault if another entry or sheet row has the same unique identity. */
  function findDuplicateFaults({ entry, item }: Target, { values }: RowValues, sheetRow: SheetRow): RowMessage[] {
    if (!table.isUnique) return []
    const identity = identityKey(table, { ...item.values, ...values })
    if (identity === null) return []
    const column = columnLabel(table.identity.at(-1) ?? '')
    // The validation of the form checks page addresses.
    const others = table.identity.includes('slug') ? [] : (options.index.byIdentity.get(identity) ?? [])
    const other = others.find(({ id }) => id !== entry?.id)
    if (other) return [{ column, message: texts.taken(String(other.id)) }]
    const row = claim(`identity ${identity}`, sheetRow.number)
    return row === null ? [] : [{ column, message: texts.takenByRow(row) }]
  }

  function columnLabel(field: string): string {
    const has = ({ fields, isImported }: Column) => isImported && fields.includes(field)
    return options.columns.find(has)?.label ?? field
  }

  function writeOf({ stored }: Target, title: string, sheetRow: SheetRow): Write {
    const key = stored ? String(stored.id) : `new ${sheetRow.number}`
    const write = writes.get(key) ?? { entry: stored, title, data: {} }
    writes.set(key, write)
    return write
  }

  function rememberRow({ entry, item }: Target, row: RowWithWarnings): RowWithWarnings {
    const [list, index] = item.path[0] ?? []
    if (entry) {
      lastRows.set(String(entry.id), row)
      if (list === 'pricing') lastRows.set(`${entry.id} ${index}`, row)
    }
    return row
  }

  /** Adds the form's warnings that apply to a package after the import and not before it. */
  function addPackageWarnings(): void {
    if (table.collection !== 'tours') return
    for (const { entry, data } of writes.values()) {
      if (!entry) continue
      for (const { index, name, warnings } of addedPackageWarnings(entry, { ...entry, ...data })) {
        const row = lastRows.get(`${entry.id} ${index}`) ?? lastRows.get(String(entry.id))
        row?.warnings.push(
          ...warnings.map((warning) => ({ column: name, message: translateMessage(warning, texts.language) })),
        )
      }
    }
  }

  return { plan, count: () => writes.size, writes: () => [...writes.values()], addPackageWarnings }
}
