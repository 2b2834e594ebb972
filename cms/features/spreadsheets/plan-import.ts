import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { EntryValues, Values } from './cell-format.ts'
import { buildColumns } from './columns.ts'
import { readEntries } from './export.ts'
import { findSlug, indexEntries } from './identity.ts'
import type { ImportPlan, PlannedRow } from './import-plan.ts'
import { type ColumnPositions, matchHeader } from './match-header.ts'
import { createPlanner, type PlannedWrite, type Planner } from './plan-rows.ts'
import { type CsvProblem, type CsvTable, readCsv, type SheetRow } from './read-csv.ts'
import { readEntryValues } from './read-row.ts'
import { readReferences } from './references.ts'
import { createEntryItem } from './sheet-items.ts'
import type { SheetTextSet, SheetTexts } from './sheet-texts.ts'
import type { Table } from './table.ts'

export const maxBytes = 20_000_000
export const maxRows = 20_000
/** One transaction with 500 writes takes half a minute. */
export const maxWrites = 500
const maxListedRefusals = 200

export type PlanResult = { plan: ImportPlan; writes: readonly PlannedWrite[] } | { fault: string }

/** Plans the import of a file. Writes nothing. */
export async function planImport(
  req: PayloadRequest,
  table: Table,
  bytes: Uint8Array,
  textSet: SheetTextSet,
): Promise<PlanResult> {
  const texts = textSet[textSet.language]
  const { config } = req.payload.collections[table.collection]
  if (bytes.length > maxBytes) return { fault: texts.tooLarge(maxBytes / 1_000_000) }
  const csv = readCsv(bytes)
  if ('kind' in csv) return { fault: csvErrorText(csv, texts) }
  const { header, rows: sheetRows } = csv
  const formatNumber = (count: number) => count.toLocaleString(texts.language)
  if (sheetRows.length > maxRows)
    return { fault: texts.tooManyRows(formatNumber(sheetRows.length), formatNumber(maxRows)) }
  const columns = buildColumns(table, config, textSet)
  const positions = matchHeader(header, columns, table, texts)
  if (typeof positions === 'string') return { fault: positions }

  const context = { texts, decimalSeparator: '.' as const, references: await readReferences(table, req) }
  const blankItem = createEntryItem(table, {}, config.flattenedFields)
  const entryValuesOf = (sheetRow: SheetRow) => readEntryValues(sheetRow, positions, blankItem, { table, context })
  const entries = await readCandidateEntries(req, table, csv, positions, entryValuesOf)
  const planner = createPlanner({
    req,
    table,
    config,
    columns,
    positions,
    context,
    entryValuesOf,
    index: indexEntries(table, entries),
    columnCount: header.length,
  })
  const rows = await planSheetRows(planner, sheetRows, { hasListRows: Boolean(table.lists) })
  // Planning stops as soon as the limit is exceeded, because the validation of each row needs database queries.
  if (planner.countWrites() > maxWrites) return { fault: texts.tooManyChanges(formatNumber(maxWrites)) }
  await planner.addEntryWarnings()
  const writes = planner.getWrites()
  return { plan: createPlan(sheetRows.length, rows, positions, hashWrites(writes)), writes }
}

/**
 * Returns the rows that differ from their entries, in the order of the file.
 * @param options.hasListRows if true, refused rows are planned again after all other rows, because a change of another
 *   row can make a list row valid, for example if the other row no longer has the same start time
 */
export async function planSheetRows(
  planner: Planner,
  sheetRows: readonly SheetRow[],
  { hasListRows }: { hasListRows: boolean },
): Promise<PlannedRow[]> {
  const plannedRows = new Map<SheetRow, PlannedRow | null>()
  let remainingRows = sheetRows
  do {
    for (const sheetRow of remainingRows) {
      plannedRows.set(sheetRow, await planner.planRow(sheetRow))
      if (planner.countWrites() > maxWrites) return []
    }
    const refusedRows = remainingRows.filter((sheetRow) => plannedRows.get(sheetRow)?.kind === 'refused')
    const hasAcceptedRow = refusedRows.length < remainingRows.length
    remainingRows = hasListRows && hasAcceptedRow ? refusedRows : []
  } while (remainingRows.length > 0)
  return sheetRows.flatMap((sheetRow) => plannedRows.get(sheetRow) ?? [])
}

function createPlan(
  sheetRowCount: number,
  rows: readonly PlannedRow[],
  positions: ColumnPositions,
  digest: string,
): ImportPlan {
  const rowsOfKind = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  const refusedRows = rowsOfKind('refused')
  const ignoredColumns = [...positions.keys()].filter(
    ({ meta, isImported }) => !isImported && meta !== 'id' && meta !== 'line' && meta !== 'remove',
  )
  const listedRefusals = new Set(refusedRows.slice(0, maxListedRefusals))
  return {
    counts: {
      rows: sheetRowCount,
      new: rowsOfKind('new').length,
      changed: rowsOfKind('changed').length,
      unchanged: sheetRowCount - rows.length,
      refused: refusedRows.length,
    },
    rows: rows.filter((row) => row.kind !== 'refused' || listedRefusals.has(row)),
    notImported: ignoredColumns.map(({ label }) => label),
    digest,
  }
}

function hashWrites(writes: readonly PlannedWrite[]): string {
  const content = writes.map(({ entry, data }) => [entry?.id ?? null, entry?.updatedAt ?? null, data])
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Reads the entries that the file may change: all entries if they have no page address, because they are few. */
async function readCandidateEntries(
  req: PayloadRequest,
  table: Table,
  { rows: sheetRows }: CsvTable,
  positions: ColumnPositions,
  entryValuesOf: (sheetRow: SheetRow) => Values,
): Promise<EntryValues[]> {
  if (!table.identity.includes('slug')) return readEntries(req, table, {})
  const { customIDType } = req.payload.collections[table.collection]
  const idIndex = [...positions].find(([{ meta }]) => meta === 'id')?.[1]
  const ids = sheetRows.flatMap(({ cells }) => parseId(idIndex === undefined ? '' : cells[idIndex], customIDType) ?? [])
  const slugs = sheetRows.flatMap((sheetRow) => findSlug(table, entryValuesOf(sheetRow)) ?? [])
  return readEntries(req, table, {
    where: { or: [{ id: { in: [...new Set(ids)] } }, { slug: { in: [...new Set(slugs)] } }] },
  })
}

/** Returns null if the id in the cell is invalid. */
function parseId(cell: string | undefined, idType: 'number' | 'text' | undefined): number | string | null {
  const id = cell?.trim() ?? ''
  if (idType === 'text') return id === '' ? null : id
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}

function csvErrorText(problem: CsvProblem, texts: SheetTexts): string {
  return problem.kind === 'quotes' ? texts.quotes(problem.line) : texts[problem.kind]
}
