import type { CollectionSlug, PayloadRequest } from 'payload'
import { combineWhereConstraints } from 'payload/shared'
import type { ListQuery } from '../../core/lists/list-query.ts'
import { type Separator, writeCsv } from '../../core/write-csv.ts'
import type { CellContext } from './cell-kinds.ts'
import { buildColumns, type Column, findColumnField, type Values } from './columns.ts'
import { readReferences } from './references.ts'
import { type SheetItem, sheetItems } from './sheet-items.ts'
import type { SheetTextSet, SheetTexts } from './sheet-texts.ts'
import type { Table } from './tables.ts'

/**
 * Exports a table as CSV: all entries that the list shows, with the values in their forms. For a published entry with a
 * newer draft, these are the values of the draft.
 */
export async function exportTable(
  req: PayloadRequest,
  table: Table,
  query: ListQuery,
  texts: SheetTextSet,
  separator: Separator,
): Promise<string> {
  const { config } = req.payload.collections[table.collection]
  const columns = buildColumns(table, config, texts)
  const docs = await readEntries(req, table, query)
  const statuses = await createStatusReader(req, table.collection, docs, texts[texts.language])
  const context: CellContext = {
    texts: texts[texts.language],
    decimalSeparator: separator === ';' ? ',' : '.',
    references: await readReferences(
      config.flattenedFields.filter(({ name }) => table.columns.includes(name)),
      req,
    ),
  }
  const rows = docs.flatMap((doc) => {
    const metaValues = { id: String(doc.id), status: statuses(doc), version: versionTag(doc.updatedAt) }
    return sheetItems(table, doc, config.flattenedFields).map((item) =>
      columns.map((column) => {
        if (column.meta) return column.meta === 'line' ? item.key : metaValues[column.meta]
        const whole = { values: doc, fields: config.flattenedFields, names: table.columns }
        const ancestors = column.isImported ? [] : item.ancestors
        return writeCell(column, column.isEntryColumn ? [whole] : [item, ...ancestors], table, context)
      }),
    )
  })
  return writeCsv([columns.map(({ label }) => label), ...rows], { separator })
}

/**
 * Returns how many entries an export has.
 * @throws QueryError if the filter is about an unknown field
 */
export async function countEntries(req: PayloadRequest, table: Table, { where }: ListQuery): Promise<number> {
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

/** Returns the cell of a column: the value of the first item that has a field in the column, or an empty string. */
function writeCell(
  column: Column,
  items: readonly Pick<SheetItem, 'fields' | 'names' | 'values'>[],
  table: Table,
  context: CellContext,
): string {
  for (const { fields, names, values } of items) {
    const columnField = findColumnField(column, fields, names, table)
    if (columnField) return columnField.kind.write(columnField.kind.plain(values[columnField.field.name]), context)
  }
  return ''
}

/** Returns the entries with the fields of a table, as their forms show them. */
export async function readEntries(
  req: PayloadRequest,
  table: Table,
  { where, sort }: ListQuery,
): Promise<EntryValues[]> {
  const { config } = req.payload.collections[table.collection]
  const lists = (table.lists ?? []).map(({ field }) => field)
  const names = [...table.columns, ...lists, config.admin.useAsTitle ?? 'id', '_status', 'status', 'updatedAt']
  const fieldNames = new Set(config.flattenedFields.map(({ name }) => name))
  const { docs } = await req.payload.find({
    collection: table.collection,
    draft: Boolean(config.versions?.drafts),
    where: where ?? {},
    sort: sort ?? config.defaultSort,
    select: Object.fromEntries(
      names.filter((name) => fieldNames.has(name) || name === 'updatedAt').map((name) => [name, true]),
    ),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => ({ ...doc }))
}

export type EntryValues = Values & { id: number | string }

/** Returns a function that formats the status of an entry: "Changed" for a published entry with a newer draft. */
async function createStatusReader(
  req: PayloadRequest,
  collection: CollectionSlug,
  docs: readonly EntryValues[],
  { statuses }: SheetTexts,
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
    const state = _status === 'draft' && published.has(id) ? 'changed' : String(_status ?? status ?? '')
    return new Map(Object.entries(statuses)).get(state) ?? state
  }
}

/** Returns a text that identifies the version of an entry and that no spreadsheet program mistakes for a date. */
export function versionTag(updatedAt: unknown): string {
  return typeof updatedAt === 'string' ? `v${updatedAt.replaceAll(/[-:.]/g, '')}` : ''
}
