import type { CollectionSlug, PayloadRequest } from 'payload'
import { combineWhereConstraints } from 'payload/shared'
import { type Separator, writeCsv } from '../csv/write-csv.ts'
import type { Asked } from '../lists/asked.ts'
import { type Column, columnsOf, placedIn, type Values } from './columns.ts'
import type { Surroundings } from './kinds.ts'
import { referencesOf } from './references.ts'
import { type Spot, spotsOf } from './spots.ts'
import type { Table } from './tables.ts'
import { versionOf } from './versions.ts'
import type { Both, SheetWords } from './words.ts'

/** Exports a table as CSV: all entries that the list shows, as in their forms, including drafts of published ones. */
export async function exportTable(
  req: PayloadRequest,
  table: Table,
  asked: Asked,
  words: Both,
  separator: Separator,
): Promise<string> {
  const { config } = req.payload.collections[table.collection]
  const columns = columnsOf(table, config, words)
  const docs = await entriesOf(req, table, asked)
  const statuses = await statusesOf(req, table.collection, docs, words[words.language])
  const surroundings: Surroundings = {
    words: words[words.language],
    point: separator === ';' ? ',' : '.',
    references: await referencesOf(
      config.flattenedFields.filter(({ name }) => table.columns.includes(name)),
      req,
    ),
  }
  const rows = docs.flatMap((doc) => {
    const marks = { id: String(doc.id), status: statuses(doc), version: versionOf(doc.updatedAt) }
    return spotsOf(table, doc, config.flattenedFields).map((spot) =>
      columns.map((column) => {
        if (column.mark) return column.mark === 'line' ? spot.key : marks[column.mark]
        const whole = { values: doc, fields: config.flattenedFields, names: table.columns }
        const around = column.isImported ? [] : spot.around
        return cellOf(column, column.isOwn ? [whole] : [spot, ...around], table, surroundings)
      }),
    )
  })
  return writeCsv([columns.map(({ label }) => label), ...rows], { separator })
}

/**
 * Returns how many entries an export has.
 * @throws QueryError if the filter is about an unknown field
 */
export async function countEntries(req: PayloadRequest, table: Table, { where }: Asked): Promise<number> {
  const { config } = req.payload.collections[table.collection]
  const { totalDocs } = await req.payload.find({
    collection: table.collection,
    draft: Boolean(config.versions?.drafts),
    where: where ?? {},
    select: {},
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** Returns the cell of a column: the value of the first spot that has a field in it, or an empty text. */
function cellOf(
  column: Column,
  spots: readonly Pick<Spot, 'fields' | 'names' | 'values'>[],
  table: Table,
  surroundings: Surroundings,
): string {
  for (const { fields, names, values } of spots) {
    const placed = placedIn(column, fields, names, table)
    if (placed) return placed.kind.write(placed.kind.plain(values[placed.field.name]), surroundings)
  }
  return ''
}

/** Returns the entries with the fields of a table, as their forms show them. */
export async function entriesOf(req: PayloadRequest, table: Table, { where, sort }: Asked): Promise<EntryValues[]> {
  const { config } = req.payload.collections[table.collection]
  const lists = (table.lists ?? []).map(({ field }) => field)
  const names = [...table.columns, ...lists, config.admin.useAsTitle ?? 'id', '_status', 'status', 'updatedAt']
  const own = new Set(config.flattenedFields.map(({ name }) => name))
  const { docs } = await req.payload.find({
    collection: table.collection,
    draft: Boolean(config.versions?.drafts),
    where: where ?? {},
    sort: sort ?? config.defaultSort,
    select: Object.fromEntries(
      names.filter((name) => own.has(name) || name === 'updatedAt').map((name) => [name, true]),
    ),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => ({ ...doc }))
}

export type EntryValues = Values & { id: number | string }

/** Returns a function for the status of an entry as text; "Changed" for a published entry with a newer draft. */
async function statusesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  docs: readonly EntryValues[],
  { statuses }: SheetWords,
): Promise<(doc: Values) => string> {
  const { config } = req.payload.collections[collection]
  const drafts = docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  const published = new Set<unknown>()
  if (config.versions?.drafts && drafts.length > 0) {
    const where = combineWhereConstraints([{ id: { in: drafts } }, { _status: { equals: 'published' } }])
    const found = await req.payload.find({ collection, where, select: {}, depth: 0, pagination: false, req })
    for (const { id } of found.docs) published.add(id)
  }
  return ({ id, _status, status }) => {
    const said = _status === 'draft' && published.has(id) ? 'changed' : String(_status ?? status ?? '')
    return new Map(Object.entries(statuses)).get(said) ?? said
  }
}
