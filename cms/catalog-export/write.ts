import { type Picture, pictureSchema } from '@nusa/shared/catalog'
import type { PayloadRequest, Where } from 'payload'
import { toCurrencies, toCurrencyRates, toPicture, toSettings } from '../catalog/index.ts'
import { changedSince, writeCursor } from './cursor.ts'
import { richTextToHtml } from './html.ts'
import { picturesIn } from './picture-html.ts'
import { type Source, sources } from './sources.ts'

/**
 * Writes the export of the catalogue piece by piece, all of it from one moment of the database.
 * @param cursor of the last export; what has not changed since is named, but not sent
 */
export async function* writeExport(req: PayloadRequest, cursor: string | null, now: Date): AsyncGenerator<string> {
  const snapshot = await req.payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  if (snapshot) req.transactionID = snapshot
  try {
    const birth = await birthOf(req)
    const since = changedSince(cursor, birth)
    yield `{"cursor":${JSON.stringify(writeCursor(birth, now))},"globals":${JSON.stringify(await globals(req))},"collections":{`
    for (const [index, source] of sources.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(source.name)}:`
      yield* writeCollection(req, source, since)
    }
    yield '}}'
  } finally {
    if (snapshot) await req.payload.db.rollbackTransaction(snapshot)
  }
}

async function* writeCollection(req: PayloadRequest, source: Source, since: Date | null): AsyncGenerator<string> {
  yield `{"live":${JSON.stringify(await source.live(req))},"changed":[`
  let separator = ''
  const isNew: Where | null = since && { updatedAt: { greater_than_equal: since.toISOString() } }
  const newPictures = since && source.hasRichText ? await picturesSince(req, since) : new Set<number>()
  // A text that shows a picture changes with it, though its own entry does not.
  const condition = newPictures.size > 0 ? null : isNew
  for await (const page of source.pages(req, condition)) {
    const wanted = page.filter(
      ({ doc }) =>
        condition || !since || isSince(doc.updatedAt, since) || [...picturesIn(doc)].some((id) => newPictures.has(id)),
    )
    const richText = richTextToHtml(await picturesOf(req, wanted))
    for (const { toEntry } of wanted) {
      yield separator + JSON.stringify(toEntry(richText))
      separator = ','
    }
  }
  yield ']}'
}

function isSince(instant: string, since: Date): boolean {
  return new Date(instant) >= since
}

async function picturesSince(req: PayloadRequest, since: Date): Promise<Set<number>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { updatedAt: { greater_than_equal: since.toISOString() } },
    select: { updatedAt: true },
    depth: 0,
    pagination: false,
    req,
  })
  return new Set(docs.map((doc) => doc.id))
}

/** The pictures inside the texts of these entries. */
export async function picturesOf(req: PayloadRequest, page: { doc: unknown }[]): Promise<Map<number, Picture>> {
  const ids = [...new Set(page.flatMap(({ doc }) => [...picturesIn(doc)]))]
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

async function globals(req: PayloadRequest) {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  const currencies = await req.payload.findGlobal({ slug: 'currencies', depth: 0, req })
  return {
    settings: toSettings(settings),
    currencies: toCurrencies(currencies),
    currency_rates: toCurrencyRates(currencies),
  }
}

/** What tells this database from another: when its first migration ran. */
async function birthOf(req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({ collection: 'payload-migrations', sort: 'createdAt', limit: 1, req })
  const first = docs[0]
  return first ? new Date(first.createdAt).getTime().toString(36) : '0'
}
