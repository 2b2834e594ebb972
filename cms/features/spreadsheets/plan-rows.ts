import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { findAddedCapacityWarnings } from './capacity-warnings.ts'
import type { EntryValues, Values } from './cell-format.ts'
import { parseYesOrNo } from './cell-formats.ts'
import { checkRow } from './check-row.ts'
import type { Column, MetaColumn } from './columns.ts'
import { toVersionTag } from './export.ts'
import {
  describeRow,
  findMetaLabel,
  findTarget,
  readMetaCell,
  readTargetCells,
  type Target,
  type TargetOptions,
} from './find-target.ts'
import { createIdentityKey } from './identity.ts'
import type { CellChange, PlannedRow, RowMessage } from './import-plan.ts'
import { findIdentityColumns } from './match-header.ts'
import { findAddedPackageWarnings } from './package-warnings.ts'
import type { SheetRow } from './read-csv.ts'
import { type RowValues, readIdentityCells } from './read-row.ts'
import { assignValues, removeRow } from './sheet-items.ts'

export interface PlannedWrite {
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

/** A row to which warnings can be added after all rows are planned. */
type RowWithWarnings = PlannedRow & { warnings: RowMessage[] }

export interface Planner {
  /** Returns null if the sheet row changes nothing. */
  planRow: (sheetRow: SheetRow) => Promise<PlannedRow | null>
  /** Returns the number of entries that will be written. */
  countWrites: () => number
  getWrites: () => PlannedWrite[]
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
  /** The numbers of the sheet rows that claimed a key. A key stands for an entry, a list row or a unique identity. */
  const rowNumbersByKey = new Map<string, number>()
  const writes = new Map<string, PlannedWrite>()
  /** The last planned row of each entry, and of each package of an entry. */
  const lastRows = new Map<string, RowWithWarnings>()
  /** Claims a key. Returns the number of another sheet row that has already claimed the key, or null. */
  const claimKey = (key: string, rowNumber: number): number | null => {
    const otherRow = rowNumbersByKey.get(key)
    if (otherRow === undefined) rowNumbersByKey.set(key, rowNumber)
    // A sheet row that is planned again may claim the same key again.
    return otherRow === undefined || otherRow === rowNumber ? null : otherRow
  }
  const labelOf = (meta: MetaColumn) => findMetaLabel(positions, meta)
  const readCell = (sheetRow: SheetRow, meta: MetaColumn) => readMetaCell(sheetRow, positions, meta)
  const applyEarlierChanges = (stored: EntryValues) => ({ ...stored, ...writes.get(String(stored.id))?.data })

  async function planRow(sheetRow: SheetRow): Promise<PlannedRow | null> {
    const entryValues = options.entryValuesOf(sheetRow)
    const target = findTarget(sheetRow, entryValues, applyEarlierChanges, options)
    const head: RowHead = {
      row: sheetRow.rowNumber,
      title: titleOf(target.entry, sheetRow),
      id: target.entry ? String(target.entry.id) : null,
    }
    const removal = readRemoval(sheetRow)
    if ('fault' in target) {
      const isAlreadyRemoved = removal === true && target.isMissingRow
      return isAlreadyRemoved ? null : refuseRow(head, [target.fault])
    }
    const earlierRow = claimKey(createTargetKey(target, entryValues, sheetRow), sheetRow.rowNumber)
    if (earlierRow !== null) {
      const { faults } = readTargetCells(sheetRow, target, entryValues, options)
      return refuseRow(head, [...faults, { column: '', message: texts.sameAsRow(earlierRow) }])
    }
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
    const rowValues = readTargetCells(sheetRow, target, entryValues, options)
    const { changes, warnings } = rowValues
    if (!isNew && changes.length === 0 && rowValues.faults.length === 0) return null
    const faults = await findFaults(target, rowValues, sheetRow)
    if (faults.length > 0) return refuseRow(head, faults, changes)
    assignValues(findOrCreateWrite(target, head.title, sheetRow).data, entry ?? {}, item, rowValues.data)
    return rememberRow(target, { ...head, kind: isNew ? 'new' : 'changed', changes, warnings, faults: [] })
  }

  /** If a cell cannot be parsed, other faults of the cell are omitted. */
  async function findFaults(target: Target, rowValues: RowValues, sheetRow: SheetRow): Promise<RowMessage[]> {
    const unreadableColumns = new Set(rowValues.faults.map(({ column }) => column))
    const isIdentityReadable = !table.identity.some((field) => unreadableColumns.has(columnLabel(field)))
    const hasInput = (label: string) =>
      unreadableColumns.has(label) || rowValues.changes.some(({ column }) => column === label)
    const missingColumns = target.entry
      ? []
      : table.requiredWhenNew.map(columnLabel).filter((label) => !hasInput(label))
    const formFaults = await checkRow(target, rowValues.data, { ...options, language: texts.language })
    return [
      ...rowValues.faults,
      ...missingColumns.map((column) => ({ column, message: texts.missingValues(column) })),
      ...findVersionFaults(sheetRow, target),
      ...(isIdentityReadable ? findDuplicateFaults(target, rowValues, sheetRow) : []),
      ...formFaults
        .map(({ field, message }) => ({ column: columnLabel(field), message }))
        .filter(({ column }) => !unreadableColumns.has(column)),
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
    const change = { column: labelOf('remove'), before: describeRow(target, options), after: '' }
    return { ...head, kind: 'changed', changes: [change], faults: [], warnings: [] }
  }

  /** Returns a fault if the cell contains neither yes nor no. */
  function readRemoval(sheetRow: SheetRow): boolean | RowMessage {
    const text = readCell(sheetRow, 'remove')
    if (text === '') return false
    return parseYesOrNo(text) ?? { column: labelOf('remove'), message: texts.notYesOrNo(text) }
  }

  /** Returns the title of the entry. For a new entry or an ambiguous title, returns the identity cells. */
  function titleOf(entry: EntryValues | null, { cells }: SheetRow): string {
    const { useAsTitle = 'id' } = options.config.admin
    const isTitleAmbiguous = table.identity.length > 1 && table.identity.includes(useAsTitle)
    if (entry && !isTitleAmbiguous) return String(entry[useAsTitle] ?? entry.id)
    const identityColumns = findIdentityColumns([...positions.keys()], table)
    const parts = identityColumns.map((column) => cells[positions.get(column) ?? -1]?.trim() ?? '')
    return parts.filter((part) => part !== '').join(', ')
  }

  function createTargetKey({ entry, item }: Target, entryValues: Values, sheetRow: SheetRow): string {
    if (!entry) return `new ${createIdentityKey(table, entryValues) ?? sheetRow.rowNumber}`
    // A list row that an earlier sheet row has added has no id yet, so it is identified by its cells below.
    if (item.path.length === 0 || item.values.id !== undefined) return `entry ${entry.id} ${item.key}`
    const entryContext = { ...context, entry }
    const cells = item.list
      ? readIdentityCells(sheetRow, positions, item.fields, item.list, { table, context: entryContext })
      : []
    // Two sheet rows with unreadable cells count as different rows.
    const isUnreadable = cells.some(({ value, isEmpty }) => value === null && !isEmpty)
    const identity = isUnreadable ? sheetRow.rowNumber : cells.map(({ value }) => value)
    return `row ${JSON.stringify([entry.id, item.path.slice(0, -1), identity])}`
  }

  function findVersionFaults(sheetRow: SheetRow, { entry }: Target): RowMessage[] {
    const version = readCell(sheetRow, 'version')
    if (version === '' || !entry || version === toVersionTag(entry.updatedAt)) return []
    const message = /^v\d{8}T\d{9}Z$/.test(version) ? texts.changedSinceExport : texts.invalidVersion
    return [{ column: labelOf('version'), message }]
  }

  function findDuplicateFaults({ entry, item }: Target, { values }: RowValues, sheetRow: SheetRow): RowMessage[] {
    if (!table.isUnique) return []
    const identity = createIdentityKey(table, { ...item.values, ...values })
    if (identity === null) return []
    const column = columnLabel(table.identity.at(-1) ?? '')
    // The validation of the form already refuses a page address that another entry has.
    const otherEntries = table.identity.includes('slug') ? [] : (options.index.byIdentity.get(identity) ?? [])
    const otherEntry = otherEntries.find(({ id }) => id !== entry?.id)
    if (otherEntry) return [{ column, message: texts.identityTaken(String(otherEntry.id)) }]
    const otherRow = claimKey(`identity ${identity}`, sheetRow.rowNumber)
    return otherRow === null ? [] : [{ column, message: texts.identityTakenByRow(otherRow) }]
  }

  function columnLabel(field: string): string {
    const showsField = ({ fields, isImported }: Column) => isImported && fields.includes(field)
    return options.columns.find(showsField)?.label ?? field
  }

  function findOrCreateWrite({ stored }: Target, title: string, sheetRow: SheetRow): PlannedWrite {
    const key = stored ? String(stored.id) : `new ${sheetRow.rowNumber}`
    const write = writes.get(key) ?? { entry: stored, title, data: {} }
    writes.set(key, write)
    return write
  }

  function rememberRow({ entry, item }: Target, row: RowWithWarnings): RowWithWarnings {
    const [list, index] = item.path[0] ?? []
    lastRows.set(entry ? String(entry.id) : `new ${row.row}`, row)
    if (entry && list === 'pricing') lastRows.set(`${entry.id} ${index}`, row)
    return row
  }

  /** Adds the warnings that apply to an entry or package after the import but not before. */
  async function addEntryWarnings(): Promise<void> {
    const toMessages = (column: string, warnings: readonly string[]): RowMessage[] =>
      warnings.map((message) => ({ column, message: translateMessage(message, texts.language) }))
    for (const [key, { entry: stored, data }] of writes) {
      const isStoredTour = stored && table.collection === 'tours'
      const packages = isStoredTour ? findAddedPackageWarnings(stored, { ...stored, ...data }) : []
      for (const { packageIndex, name, warnings } of packages) {
        const row = lastRows.get(`${key} ${packageIndex}`) ?? lastRows.get(key)
        row?.warnings.push(...toMessages(name, warnings))
      }
      const capacityWarnings = await findAddedCapacityWarnings(
        options.req,
        table.collection,
        { stored, data },
        texts.language,
      )
      lastRows.get(key)?.warnings.push(...toMessages('', capacityWarnings))
    }
  }

  return { planRow, countWrites: () => writes.size, getWrites: () => [...writes.values()], addEntryWarnings }
}
