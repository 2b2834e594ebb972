import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { ImportPlan, PlannedRow } from './answers.ts'
import { columnsOf, type Values } from './columns.ts'
import { type EntryValues, entriesOf } from './export.ts'
import { indexOf, slugOf } from './identity.ts'
import type { Surroundings } from './kinds.ts'
import { matchHeader, type Places } from './match-header.ts'
import { createPlanner, type Write } from './plan-rows.ts'
import { type CsvFault, type CsvTable, type Line, readCsv } from './read-csv.ts'
import { ownValues } from './read-row.ts'
import { referencesOf } from './references.ts'
import { newSpot } from './spots.ts'
import type { Table } from './tables.ts'
import type { Both, SheetWords } from './words.ts'

/** Maximum size of a file in bytes, and its maximum number of rows. */
export const mostBytes = 20_000_000
export const mostRows = 20_000
/** Maximum number of entries written at once: half a minute of work, in one transaction. */
export const mostWrites = 500
/** How many refused rows are returned. */
const mostRefused = 200

export type Planned = { plan: ImportPlan; writes: readonly Write[] } | { fault: string }

/** Plans the import of a file; writes nothing. */
export async function planImport(req: PayloadRequest, table: Table, bytes: Uint8Array, both: Both): Promise<Planned> {
  const words = both[both.language]
  const { config } = req.payload.collections[table.collection]
  if (bytes.length > mostBytes) return { fault: words.tooLarge(mostBytes / 1_000_000) }
  const csv = readCsv(bytes)
  if ('why' in csv) return { fault: wordsFor(csv, words) }
  const { header, lines } = csv
  const count = (rows: number) => rows.toLocaleString(words.language)
  if (lines.length > mostRows) return { fault: words.tooManyRows(count(lines.length), count(mostRows)) }
  const columns = columnsOf(table, config, both)
  const places = matchHeader(header, columns, table, words)
  if (typeof places === 'string') return { fault: places }

  const named = config.flattenedFields.filter(({ name }) => table.columns.includes(name))
  const surroundings: Surroundings = { words, point: '.', references: await referencesOf(named, req) }
  const blank = newSpot(table, config)
  const read = (line: Line) => ownValues(line, places, blank, { table, surroundings })
  const entries = await entriesMeant(req, table, csv, places, read)
  const planner = createPlanner({
    ...{ req, table, config, places, surroundings, blank, read },
    index: indexOf(table, entries),
    width: header.length,
  })
  const rows: PlannedRow[] = []
  for (const line of lines) {
    const row = await planner.plan(line)
    if (row) rows.push(row)
    // Each written row needs database queries for its validation, so the planning of a too large file stops here.
    if (planner.count() > mostWrites) return { fault: words.tooManyChanges(count(mostWrites)) }
  }
  const writes = planner.writes()
  return { plan: planOf(lines.length, rows, places, digestOf(writes)), writes }
}

function planOf(count: number, rows: readonly PlannedRow[], places: Places, digest: string): ImportPlan {
  const ofKind = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  const [added, changed, refused] = [ofKind('new').length, ofKind('changed').length, ofKind('refused')]
  const listedFaults = new Set(refused.slice(0, mostRefused))
  return {
    counts: { rows: count, new: added, changed, unchanged: count - rows.length, refused: refused.length },
    rows: rows.filter((row) => row.kind !== 'refused' || listedFaults.has(row)),
    notImported: [...places.keys()]
      .filter(({ mark, isImported }) => !isImported && mark !== 'id' && mark !== 'line')
      .map(({ label }) => label),
    digest,
  }
}

/** Returns a hash that is the same for the same changes to the same versions of entries. */
function digestOf(writes: readonly Write[]): string {
  const said = writes.map(({ entry, data }) => [entry?.id ?? null, entry?.updatedAt ?? null, data])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

/**
 * Returns the entries that the rows may be about: by id and by page address, or all entries of collections without page
 * addresses, which are small.
 */
async function entriesMeant(
  req: PayloadRequest,
  table: Table,
  { lines }: CsvTable,
  places: Places,
  read: (line: Line) => Values,
): Promise<EntryValues[]> {
  if (!table.identity.includes('slug')) return entriesOf(req, table, {})
  const { customIDType } = req.payload.collections[table.collection]
  const place = [...places].find(([{ mark }]) => mark === 'id')?.[1]
  const ids = lines.flatMap(({ cells }) => idOf(place === undefined ? '' : cells[place], customIDType) ?? [])
  const slugs = lines.flatMap((line) => slugOf(table, read(line)) ?? [])
  return entriesOf(req, table, {
    where: { or: [{ id: { in: [...new Set(ids)] } }, { slug: { in: [...new Set(slugs)] } }] },
  })
}

/** Returns the id in a cell with the database's type, or null if it is invalid. */
function idOf(cell: string | undefined, kind: 'number' | 'text' | undefined): number | string | null {
  const id = cell?.trim() ?? ''
  if (kind === 'text') return id === '' ? null : id
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}

function wordsFor(fault: CsvFault, words: SheetWords): string {
  return fault.why === 'quotes' ? words.quotes(fault.line) : words[fault.why]
}
