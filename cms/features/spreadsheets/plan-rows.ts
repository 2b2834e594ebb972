import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { addedCapacityWarnings } from './capacity-warnings.ts'
import type { EntryValues, Values } from './cell-format.ts'
import { findFormat, parseYesOrNo } from './cell-formats.ts'
import { checkRow } from './check-row.ts'
import type { Column, MetaColumn } from './columns.ts'
import { versionTag } from './export.ts'
import { findTarget, metaCell, metaLabel, type Target, type TargetOptions } from './find-target.ts'
import { identityKey } from './identity.ts'
import type { CellChange, PlannedRow, RowMessage } from './import-plan.ts'
import { identityColumns } from './match-header.ts'
import { addedPackageWarnings } from './package-warnings.ts'
import type { SheetRow } from './read-csv.ts'
import { identityCells, type RowValues, readRow } from './read-row.ts'
import { assignValues, removeRow } from './sheet-items.ts'

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
  /** Returns the values in a sheet row that belong to the entry and not to its lists. */
  entryValuesOf: (sheetRow: SheetRow) => Values
}

type RowHead = Pick<PlannedRow, 'row' | 'title' | 'id'>

/** Warnings can be added after all rows are planned. */
type RowWithWarnings = PlannedRow & { warnings: RowMessage[] }

export interface Planner {
  /** Returns null if the sheet row changes nothing. */
  plan: (sheetRow: SheetRow) => Promise<PlannedRow | null>
  /** Returns the number of entries that will be written. */
  count: () => number
  writes: () => Write[]
  /** Adds the warnings about whole entries and packages. Call this function after all rows are planned. */
  addEntryWarnings: () => Promise<void>
}

function refuseRow(head: RowHead, faults: readonly RowMessage[], changes: readonly CellChange[] = []): PlannedRow {
  return { ...head, kind: 'refused', changes, faults, warnings: [] }
}

/** Plans sheet rows in order. The plan for a row includes the changes of the previous rows. */
export function createPlanner(options: PlannerOptions): Planner {
  const { table, context, positions } = options
  const { texts } = context
  /** The number of the sheet row that claimed a key. A key stands for an entry, a list row or a unique identity. */
  const claimed = new Map<string, number>()
  const writes = new Map<string, Write>()
  /** The last planned row of each entry, and of each package of an entry. */
  const lastRows = new Map<string, RowWithWarnings>()
  /** Returns the number of another sheet row that has claimed the key before, or null. */
  const claim = (key: string, row: number): number | null => {
    const other = claimed.get(key)
    if (other === undefined) claimed.set(key, row)
    // A sheet row that is planned again may claim the same key again.
    return other === undefined || other === row ? null : other
  }
  const labelOf = (meta: MetaColumn) => metaLabel(positions, meta)
  const cell = (sheetRow: SheetRow, meta: MetaColumn) => metaCell(sheetRow, positions, meta)
  const withChanges = (stored: EntryValues) => ({ ...stored, ...writes.get(String(stored.id))?.data })

  async function plan(sheetRow: SheetRow): Promise<PlannedRow | null> {
    const entryValues = options.entryValuesOf(sheetRow)
    const target = findTarget(sheetRow, entryValues, withChanges, options)
    const head: RowHead = {
      row: sheetRow.number,
      title: titleOf(target.entry, sheetRow),
      id: target.entry ? String(target.entry.id) : null,
    }
    const removal = readRemoval(sheetRow)
    if ('fault' in target) return removal === true && target.isMissingRow ? null : refuseRow(head, [target.fault])
    const earlierRow = claim(targetKey(target, entryValues, sheetRow), sheetRow.number)
    if (earlierRow !== null) return refuseRow(head, [{ column: '', message: texts.sameAsRow(earlierRow) }])
    if (typeof removal !== 'boolean') return refuseRow(head, [removal])
    return removal ? planRemoval(target, sheetRow, head) : planChange(target, entryValues, sheetRow, head)
  }

  /** Returns null if nothing changes. */
  async function planChange(
    target: Target,
    entryValues: Values,
    sheetRow: SheetRow,
    head: RowHead,
  ): Promise<PlannedRow | null> {
    const { entry, item } = target
    const isNew = entry === null || item.isNew
    const hasKey = cell(sheetRow, table.lists ? 'line' : 'id') !== ''
    const rowContext = { ...context, entry: entry ?? entryValues }
    const rowValues = readRow(sheetRow, positions, item, { table, context: rowContext, isNew, hasKey })
    const { changes, warnings } = rowValues
    if (!isNew && changes.length === 0 && rowValues.faults.length === 0) return null
    const faults = await findFaults(target, rowValues, sheetRow)
    if (faults.length > 0) return refuseRow(head, faults, changes)
    assignValues(findOrCreateWrite(target, head.title, sheetRow).data, entry ?? {}, item, rowValues.data)
    return recordRow(target, { ...head, kind: isNew ? 'new' : 'changed', changes, warnings, faults: [] })
  }

  /** If a cell cannot be parsed, other faults of the cell are omitted. */
  async function findFaults(target: Target, rowValues: RowValues, sheetRow: SheetRow): Promise<RowMessage[]> {
    const unreadable = new Set(rowValues.faults.map(({ column }) => column))
    const hasIdentity = !table.identity.some((field) => unreadable.has(columnLabel(field)))
    const isChanged = (label: string) =>
      unreadable.has(label) || rowValues.changes.some(({ column }) => column === label)
    const missing = target.entry ? [] : table.neededWhenNew.map(columnLabel).filter((label) => !isChanged(label))
    const formFaults = await checkRow(target, rowValues.data, { ...options, language: texts.language })
    return [
      ...rowValues.faults,
      ...missing.map((column) => ({ column, message: texts.noName(column) })),
      ...findVersionFaults(sheetRow, target),
      ...(hasIdentity ? findDuplicateFaults(target, rowValues, sheetRow) : []),
      ...formFaults
        .map(({ field, message }) => ({ column: columnLabel(field), message }))
        .filter(({ column }) => !unreadable.has(column)),
    ]
  }

  /** Returns null if the entry does not contain the list row. */
  async function planRemoval(target: Target, sheetRow: SheetRow, head: RowHead): Promise<PlannedRow | null> {
    const { entry, item } = target
    if (!entry || item.isNew) return null
    const error = await item.list?.findRemovalError?.(options.req, entry, item.values)
    const removalFaults = error ? [{ column: labelOf('remove'), message: translateMessage(error, texts.language) }] : []
    const faults = [...removalFaults, ...findVersionFaults(sheetRow, target)]
    if (faults.length > 0) return refuseRow(head, faults)
    removeRow(findOrCreateWrite(target, head.title, sheetRow).data, entry, item)
    const change = { column: labelOf('remove'), before: describeRow(target), after: '' }
    return { ...head, kind: 'changed', changes: [change], faults: [], warnings: [] }
  }

  /** Returns a fault if the cell contains neither yes nor no. */
  function readRemoval(sheetRow: SheetRow): boolean | RowMessage {
    const text = cell(sheetRow, 'remove')
    if (text === '') return false
    return parseYesOrNo(text) ?? { column: labelOf('remove'), message: texts.notYesOrNo(text) }
  }

  function describeRow({ entry, item }: Target): string {
    const cells = (item.list?.identity ?? []).flatMap((name) => {
      const field = item.fields.find((one) => one.name === name)
      const format = field && findFormat(field, table.formats[name])
      return format ? [format.write(format.normalise(item.values[name]), { ...context, entry: entry ?? {} })] : []
    })
    return cells.filter((text) => text !== '').join(', ')
  }

  /** If titles are not unique, returns the cells that identify the entry. */
  function titleOf(entry: EntryValues | null, { cells }: SheetRow): string {
    const { useAsTitle = 'id' } = options.config.admin
    const isTitleAmbiguous = table.identity.length > 1 && table.identity.includes(useAsTitle)
    if (entry && !isTitleAmbiguous) return String(entry[useAsTitle] ?? entry.id)
    const identityParts = identityColumns([...positions.keys()], table)
    const parts = identityParts.map((column) => cells[positions.get(column) ?? -1]?.trim() ?? '')
    return parts.filter((part) => part !== '').join(', ')
  }

  function targetKey({ entry, item }: Target, entryValues: Values, sheetRow: SheetRow): string {
    if (!entry) return `new ${identityKey(table, entryValues) ?? sheetRow.number}`
    // A list row that an earlier sheet row has added has no id yet, so it is identified by its cells below.
    if (item.path.length === 0 || item.values.id !== undefined) return `entry ${entry.id} ${item.key}`
    const entryContext = { ...context, entry }
    const cells = item.list
      ? identityCells(sheetRow, positions, item.fields, item.list, { table, context: entryContext })
      : []
    // Two rows with unreadable cells are not the same row.
    const isUnreadable = cells.some(({ value, isEmpty }) => value === null && !isEmpty)
    const identity = isUnreadable ? sheetRow.number : cells.map(({ value }) => value)
    return `row ${JSON.stringify([entry.id, item.path.slice(0, -1), identity])}`
  }

  function findVersionFaults(sheetRow: SheetRow, { entry }: Target): RowMessage[] {
    const version = cell(sheetRow, 'version')
    if (version === '' || !entry || version === versionTag(entry.updatedAt)) return []
    const message = /^v\d{8}T\d{9}Z$/.test(version) ? texts.changedSince : texts.noVersion
    return [{ column: labelOf('version'), message }]
  }

  function findDuplicateFaults({ entry, item }: Target, { values }: RowValues, sheetRow: SheetRow): RowMessage[] {
    if (!table.isUnique) return []
    const identity = identityKey(table, { ...item.values, ...values })
    if (identity === null) return []
    const column = columnLabel(table.identity.at(-1) ?? '')
    // The validation of the form compares page addresses with other entries.
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

  function findOrCreateWrite({ stored }: Target, title: string, sheetRow: SheetRow): Write {
    const key = stored ? String(stored.id) : `new ${sheetRow.number}`
    const write = writes.get(key) ?? { entry: stored, title, data: {} }
    writes.set(key, write)
    return write
  }

  function recordRow({ entry, item }: Target, row: RowWithWarnings): RowWithWarnings {
    const [list, index] = item.path[0] ?? []
    lastRows.set(entry ? String(entry.id) : `new ${row.row}`, row)
    if (entry && list === 'pricing') lastRows.set(`${entry.id} ${index}`, row)
    return row
  }

  /** Adds the warnings that apply to an entry or package after the import and do not apply before it. */
  async function addEntryWarnings(): Promise<void> {
    const toMessages = (column: string, warnings: readonly string[]): RowMessage[] =>
      warnings.map((message) => ({ column, message: translateMessage(message, texts.language) }))
    for (const [key, { entry: stored, data }] of writes) {
      const packages =
        stored && table.collection === 'tours' ? addedPackageWarnings(stored, { ...stored, ...data }) : []
      for (const { index, name, warnings } of packages)
        (lastRows.get(`${key} ${index}`) ?? lastRows.get(key))?.warnings.push(...toMessages(name, warnings))
      const ofCapacity = await addedCapacityWarnings(options.req, table.collection, { stored, data }, texts.language)
      lastRows.get(key)?.warnings.push(...toMessages('', ofCapacity))
    }
  }

  return { plan, count: () => writes.size, writes: () => [...writes.values()], addEntryWarnings }
}
