import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { combineWhereConstraints } from 'payload/shared'
import type { ListQuery } from '../../core/lists/list-query.ts'
import { type Separator, writeCsv } from '../../core/write-csv.ts'
import { selectAll } from '../../payload-fixes/select-lists.ts'
import type { CellContext, EntryValues, Values } from './cell-format.ts'
import { buildColumns, type Column, findColumnField } from './columns.ts'
import { readReferences } from './references.ts'
import { createEntryItem, createSheetItems, type SheetItem } from './sheet-items.ts'
import type { SheetTextSet, SheetTexts } from './sheet-texts.ts'
import type { Table } from './table.ts'

/**
 * Returns the entries that the list shows, as CSV. A published entry with a newer draft has the values of the draft.
 */
export async function exportTable(
  req: PayloadRequest,
  table: Table,
  query: ListQuery,
  textSet: SheetTextSet,
  separator: Separator,
): Promise<string> {
  const { config } = req.payload.collections[table.collection]
  const docs = await readEntries(req, table, query)
  const statusOf = await createStatusReader(req, table.collection, docs, textSet[textSet.language])
  const context = {
    texts: textSet[textSet.language],
    decimalSeparator: separator === ';' ? (',' as const) : ('.' as const),
    references: await readReferences(table, req),
  }
  return writeCsv(buildTableRows(table, config, docs, { texts: textSet, statusOf, context }), { separator })
}

interface TableContext {
  texts: SheetTextSet
  statusOf: (doc: EntryValues) => string
  context: Omit<CellContext, 'entry'>
}

export function buildTableRows(
  table: Table,
  config: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  docs: readonly EntryValues[],
  { texts, statusOf, context }: TableContext,
): string[][] {
  const columns = buildColumns(table, config, texts)
  const rows = docs.flatMap((doc) => {
    const metaValues = { id: String(doc.id), remove: '', status: statusOf(doc), version: toVersionTag(doc.updatedAt) }
    const rootItem = createEntryItem(table, doc, config.flattenedFields)
    const toCell = (column: Column, item: SheetItem) => {
      if (column.meta === 'line') return item.key
      if (column.meta) return metaValues[column.meta]
      const items = column.isEntryColumn ? [rootItem] : itemsInColumn(column, item)
      return writeCell(column, items, table, { ...context, entry: doc })
    }
    const items = createSheetItems(table, doc, config.flattenedFields)
    return items.map((item) => columns.map((column) => toCell(column, item)))
  })
  return [columns.map(({ label }) => label), ...rows]
}

/** Read-only columns also show values of the rows that contain the item. */
function itemsInColumn({ isImported }: Column, item: SheetItem): SheetItem[] {
  return isImported ? [item] : [item, ...item.ancestors]
}

/** @throws QueryError if the filter uses an unknown field */
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

/** Returns the value of the first item that has a field in the column, or an empty string. */
function writeCell(column: Column, items: readonly SheetItem[], table: Table, context: CellContext): string {
  for (const item of items) {
    const columnField = findColumnField(column, item, table)
    if (!columnField) continue
    const { field, format } = columnField
    return format.write(format.normalise(item.values[field.name]), context)
  }
  return ''
}

/** Reads the entries as their forms show them, with only the needed fields. */
export async function readEntries(
  req: PayloadRequest,
  table: Table,
  { where, sort }: ListQuery,
): Promise<EntryValues[]> {
  const { config } = req.payload.collections[table.collection]
  const fieldNames = [...table.columns, ...table.otherFields, config.admin.useAsTitle ?? 'id', '_status', 'status']
  const existingFields = config.flattenedFields.filter(({ name }) => fieldNames.includes(name))
  const listFields = (table.lists ?? []).map(({ field }) => field)
  const { docs } = await req.payload.find({
    collection: table.collection,
    draft: Boolean(config.versions?.drafts),
    where: where ?? {},
    sort: sort ?? config.defaultSort,
    select: {
      ...Object.fromEntries(existingFields.map(({ name }) => [name, true])),
      ...selectAll(config.flattenedFields.filter(({ name }) => listFields.includes(name))),
      updatedAt: true,
    },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => ({ ...doc }))
}

/** The status of a published entry with a newer draft is "Changed". */
async function createStatusReader(
  req: PayloadRequest,
  collection: CollectionSlug,
  docs: readonly EntryValues[],
  { statuses }: SheetTexts,
): Promise<(doc: Values) => string> {
  const { config } = req.payload.collections[collection]
  const draftIds = docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  const publishedIds = new Set<unknown>()
  if (config.versions?.drafts && draftIds.length > 0) {
    const where = combineWhereConstraints([{ id: { in: draftIds } }, { _status: { equals: 'published' } }])
    const publishedEntries = await req.payload.find({ collection, where, select: {}, depth: 0, pagination: false, req })
    for (const { id } of publishedEntries.docs) publishedIds.add(id)
  }
  return ({ id, _status, status }) => {
    const statusKey = _status === 'draft' && publishedIds.has(id) ? 'changed' : String(_status ?? status ?? '')
    return new Map(Object.entries(statuses)).get(statusKey) ?? statusKey
  }
}

/** Returns the time of the last change as a text that spreadsheet programs do not mistake for a date. */
export function toVersionTag(updatedAt: unknown): string {
  return typeof updatedAt === 'string' ? `v${updatedAt.replaceAll(/[-:.]/g, '')}` : ''
}
