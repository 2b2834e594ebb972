import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CellContext } from './cell-kinds.ts'
import { buildColumns, type Values } from './columns.ts'
import { type EntryValues, readEntries } from './export.ts'
import { effectiveSlug, indexEntries } from './identity.ts'
import type { ImportPlan, PlannedRow } from './import-plan.ts'
import { type ColumnPositions, matchHeader } from './match-header.ts'
import { createPlanner, type Write } from './plan-rows.ts'
import { type CsvProblem, type CsvTable, type Line, readCsv } from './read-csv.ts'
import { ownValues } from './read-row.ts'
import { readReferences } from './references.ts'
import { newSheetItem } from './sheet-items.ts'
import type { SheetTextSet, SheetTexts } from './sheet-texts.ts'
import type { Table } from './tables.ts'

/** Maximum size of a file in bytes, and its maximum number of rows. */
export const maxBytes = 20_000_000
export const maxRows = 20_000
/** Maximum number of entries written at once. They take half a minute, in one transaction. */
export const maxWrites = 500
/** Maximum number of refused rows that are returned. */
const maxListedRefusals = 200

export type PlanResult = { plan: ImportPlan; writes: readonly Write[] } | { fault: string }

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
  const { header, lines } = csv
  const count = (rows: number) => rows.toLocaleString(texts.language)
  if (lines.length > maxRows) return { fault: texts.tooManyRows(count(lines.length), count(maxRows)) }
  const columns = buildColumns(table, config, textSet)
  const positions = matchHeader(header, columns, table, texts)
  if (typeof positions === 'string') return { fault: positions }

  const tableFields = config.flattenedFields.filter(({ name }) => table.columns.includes(name))
  const context: CellContext = { texts, decimalSeparator: '.', references: await readReferences(tableFields, req) }
  const blank = newSheetItem(table, config)
  const read = (line: Line) => ownValues(line, positions, blank, { table, context })
  const entries = await readCandidateEntries(req, table, csv, positions, read)
  const planner = createPlanner({
    ...{ req, table, config, positions, context, blank, read },
    index: indexEntries(table, entries),
    width: header.length,
  })
  const rows: PlannedRow[] = []
  for (const line of lines) {
    const row = await planner.plan(line)
    if (row) rows.push(row)
    // Each written row needs database queries for its validation, so the planning of a too large file stops here.
    if (planner.count() > maxWrites) return { fault: texts.tooManyChanges(count(maxWrites)) }
  }
  planner.addPackageWarnings()
  const writes = planner.writes()
  return { plan: createPlan(lines.length, rows, positions, hashWrites(writes)), writes }
}

function createPlan(
  count: number,
  rows: readonly PlannedRow[],
  positions: ColumnPositions,
  digest: string,
): ImportPlan {
  const ofKind = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  const [added, changed, refused] = [ofKind('new').length, ofKind('changed').length, ofKind('refused')]
  const listedFaults = new Set(refused.slice(0, maxListedRefusals))
  return {
    counts: { rows: count, new: added, changed, unchanged: count - rows.length, refused: refused.length },
    rows: rows.filter((row) => row.kind !== 'refused' || listedFaults.has(row)),
    notImported: [...positions.keys()]
      .filter(({ meta, isImported }) => !isImported && meta !== 'id' && meta !== 'line')
      .map(({ label }) => label),
    digest,
  }
}

/** Returns a hash that is the same for the same changes to the same versions of entries. */
function hashWrites(writes: readonly Write[]): string {
  const content = writes.map(({ entry, data }) => [entry?.id ?? null, entry?.updatedAt ?? null, data])
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/**
 * Returns the entries that the rows may refer to by id or by page address. Returns all entries of a collection without
 * page addresses, because such collections are small.
 */
async function readCandidateEntries(
  req: PayloadRequest,
  table: Table,
  { lines }: CsvTable,
  positions: ColumnPositions,
  read: (line: Line) => Values,
): Promise<EntryValues[]> {
  if (!table.identity.includes('slug')) return readEntries(req, table, {})
  const { customIDType } = req.payload.collections[table.collection]
  const idIndex = [...positions].find(([{ meta }]) => meta === 'id')?.[1]
  const ids = lines.flatMap(({ cells }) => parseId(idIndex === undefined ? '' : cells[idIndex], customIDType) ?? [])
  const slugs = lines.flatMap((line) => effectiveSlug(table, read(line)) ?? [])
  return readEntries(req, table, {
    where: { or: [{ id: { in: [...new Set(ids)] } }, { slug: { in: [...new Set(slugs)] } }] },
  })
}

/** Returns the id in a cell with the database's type, or null if it is invalid. */
function parseId(cell: string | undefined, kind: 'number' | 'text' | undefined): number | string | null {
  const id = cell?.trim() ?? ''
  if (kind === 'text') return id === '' ? null : id
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}

function csvErrorText(fault: CsvProblem, texts: SheetTexts): string {
  return fault.kind === 'quotes' ? texts.quotes(fault.line) : texts[fault.kind]
}
