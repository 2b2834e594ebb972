import { type Picture, pictureSchema } from '@nusa/shared/catalog'
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { toCurrencies, toCurrencyRates, toPicture, toSettings } from '../../catalog/index.ts'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { buildRichTextCondition } from '../../core/references/rich-text-references.ts'
import { type CursorPosition, overlapMs, parseCursor, writeCursor } from './cursor.ts'
import { collectPictureIds, createRichTextConverter } from './html.ts'
import { type CatalogSource, catalogSources } from './sources.ts'
import { readTransactionState } from './transactions.ts'

/**
 * Writes the catalogue export in chunks, all from the same snapshot of the database.
 *
 * @param cursor the cursor of the previous export. Of unchanged entries, the export contains only the ids
 */
export async function* writeExport(req: PayloadRequest, cursor: string | null, now: Date): AsyncGenerator<string> {
  const { firstUnseenId, nextId } = await readTransactionState(req)
  const snapshotTransaction = await req.payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  if (snapshotTransaction) req.transactionID = snapshotTransaction
  try {
    const databaseId = await readDatabaseId(req)
    const position = parseCursor(cursor, databaseId, nextId)
    const changedPictureIds = position ? await findChangedPictureIds(req, position) : []
    const nextCursor = writeCursor(databaseId, { transactionId: firstUnseenId, exportedAt: now })
    const globals = await readGlobals(req)
    yield `{"cursor":${JSON.stringify(nextCursor)},"globals":${JSON.stringify(globals)},"collections":{`
    for (const [index, source] of catalogSources.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(source.name)}:`
      yield* writeCollection(req, source, position, changedPictureIds)
    }
    yield '}}'
  } finally {
    if (snapshotTransaction) await req.payload.db.rollbackTransaction(snapshotTransaction)
  }
}

/** @param changedPictureIds ids of changed pictures. Entries that show them are sent, because their HTML has changed */
async function* writeCollection(
  req: PayloadRequest,
  source: CatalogSource,
  position: CursorPosition | null,
  changedPictureIds: readonly number[],
): AsyncGenerator<string> {
  yield `{"live":${JSON.stringify(await source.readLiveIds(req))},"changed":[`
  let separator = ''
  const pictureIdsInHtml = source.hasRichText ? changedPictureIds : []
  const ids = position && (await findChangedIds(source.collection, position, pictureIdsInHtml, req))
  for await (const page of source.readPages(req, ids)) {
    const richText = createRichTextConverter(await readPictures(req, page))
    for (const { toEntry } of page) {
      yield separator + JSON.stringify(toEntry(richText))
      separator = ','
    }
  }
  yield ']}'
}

/**
 * New pictures are skipped, because searching ten thousand tours for them would take several seconds. Nothing is
 * missed: an entry that shows a new picture was saved after the previous export, so it is sent.
 */
async function findChangedPictureIds(req: PayloadRequest, position: CursorPosition): Promise<number[]> {
  const ids = await findChangedIds('media', position, [], req)
  if (ids.length === 0) return []
  // `position.instant` is `overlapMs` before the previous export.
  const previousExportTime = new Date(position.instant.getTime() + overlapMs)
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { createdAt: { less_than: previousExportTime.toISOString() } }] },
    select: { updatedAt: true },
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}

export async function readPictures(req: PayloadRequest, page: { doc: unknown }[]): Promise<Map<number, Picture>> {
  const ids = [...new Set(page.flatMap(({ doc }) => [...collectPictureIds(doc)]))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, pictureSchema.parse(toPicture(doc))]))
}

async function readGlobals(req: PayloadRequest) {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  const currencies = await req.payload.findGlobal({ slug: 'currencies', depth: 0, req })
  return {
    settings: toSettings(settings),
    currencies: toCurrencies(currencies),
    currency_rates: toCurrencyRates(currencies),
  }
}

/** Identifies the database by the time of its first migration. */
async function readDatabaseId(req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({ collection: 'payload-migrations', sort: 'createdAt', limit: 1, req })
  const firstMigration = docs[0]
  return firstMigration ? new Date(firstMigration.createdAt).getTime().toString(36) : '0'
}

const rowsSchema = z.array(z.object({ id: z.union([z.int(), z.string()]) }))

/**
 * Returns the ids of entries that were written since the cursor or show one of the pictures. The tables of arrays need
 * no check, because Payload also writes the main row when it saves them.
 */
async function findChangedIds(
  collection: CollectionSlug,
  { transactionId, instant }: CursorPosition,
  pictureIds: readonly number[],
  req: PayloadRequest,
): Promise<(number | string)[]> {
  const table = collection.replaceAll('-', '_')
  const conditions: SQL[] = [
    sql`updated_at >= ${instant.toISOString()}`,
    // `xmin` is the id of the transaction that wrote the row. Ids are compared by `age`, their distance from the
    // current id, because they start again after the highest one.
    sql`age(xmin) <= age(${String(transactionId)}::xid8::xid)`,
  ]
  if (pictureIds.length > 0) {
    const pictureCondition = buildRichTextCondition('media', pictureIds, table, req)
    if (pictureCondition) conditions.push(pictureCondition)
  }
  const database = await requireTransaction(req)
  const { rows } = await database.execute(
    sql`select id from ${sql.identifier(table)} where ${sql.join(conditions, sql` or `)} order by id`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}
