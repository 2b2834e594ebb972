import { type Picture, pictureSchema } from '@nusa/shared/catalog'
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { toCurrencies, toCurrencyRates, toPicture, toSettings } from '../../catalog/index.ts'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { richTextRefersTo } from '../../core/references/rich-text-references.ts'
import { type CursorPosition, overlapMs, parseCursor, writeCursor } from './cursor.ts'
import { collectPictureIds, richTextToHtml } from './html.ts'
import { type Source, sources } from './sources.ts'
import { readTransactionState } from './transactions.ts'

/**
 * Writes the catalogue export in chunks, all from the same snapshot of the database.
 * @param cursor Entries that have not changed since this export are listed by id only
 */
export async function* writeExport(req: PayloadRequest, cursor: string | null, now: Date): AsyncGenerator<string> {
  const { firstUnseenId, nextId } = await readTransactionState(req)
  const snapshot = await req.payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  if (snapshot) req.transactionID = snapshot
  try {
    const databaseId = await readDatabaseId(req)
    const since = parseCursor(cursor, databaseId, nextId)
    const pictures = since ? await findChangedPictures(req, since) : []
    yield `{"cursor":${JSON.stringify(writeCursor(databaseId, { transaction: firstUnseenId, now }))},"globals":${JSON.stringify(await readGlobals(req))},"collections":{`
    for (const [index, source] of sources.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(source.name)}:`
      yield* writeCollection(req, source, since, pictures)
    }
    yield '}}'
  } finally {
    if (snapshot) await req.payload.db.rollbackTransaction(snapshot)
  }
}

/** @param pictures ids of changed pictures. Entries that show them are sent, because their HTML has changed */
async function* writeCollection(
  req: PayloadRequest,
  source: Source,
  since: CursorPosition | null,
  pictures: readonly number[],
): AsyncGenerator<string> {
  yield `{"live":${JSON.stringify(await source.readLiveIds(req))},"changed":[`
  let separator = ''
  const ids = since && (await findChangedRows(source.collection, since, source.hasRichText ? pictures : [], req))
  for await (const page of source.readPages(req, ids)) {
    const richText = richTextToHtml(await readPictures(req, page))
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
async function findChangedPictures(req: PayloadRequest, since: CursorPosition): Promise<number[]> {
  const ids = await findChangedRows('media', since, [], req)
  if (ids.length === 0) return []
  // `since.instant` is `overlapMs` before the previous export.
  const previousExport = new Date(since.instant.getTime() + overlapMs)
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { createdAt: { less_than: previousExport.toISOString() } }] },
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
  const first = docs[0]
  return first ? new Date(first.createdAt).getTime().toString(36) : '0'
}

const rowsSchema = z.array(z.object({ id: z.union([z.int(), z.string()]) }))

/**
 * Returns the ids of entries that were written since the cursor or show one of the pictures. The tables of arrays need
 * no check, because Payload also writes the main row when it saves them.
 */
async function findChangedRows(
  collection: CollectionSlug,
  { transaction, instant }: CursorPosition,
  pictures: readonly number[],
  req: PayloadRequest,
): Promise<(number | string)[]> {
  const table = collection.replaceAll('-', '_')
  const conditions: SQL[] = [
    sql`updated_at >= ${instant.toISOString()}`,
    // `xmin` is the id of the transaction that wrote the row. Ids are compared by `age`, their distance from the
    // current id, because they start again after the highest one.
    sql`age(xmin) <= age(${String(transaction)}::xid8::xid)`,
  ]
  const shows = pictures.length > 0 ? richTextRefersTo('media', pictures, table, req) : null
  if (shows) conditions.push(shows)
  const database = await requireTransaction(req)
  const { rows } = await database.execute(
    sql`select id from ${sql.identifier(table)} where ${sql.join(conditions, sql` or `)} order by id`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}
