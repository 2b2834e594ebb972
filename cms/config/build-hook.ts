import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'

/** Milliseconds. */
const timeout = 10_000

/** Asks for a build of the site. Payload hands it the logger. */
export type AskForBuild = (logger: Pick<PayloadRequest['payload']['logger'], 'info' | 'error'>) => void

/**
 * Tells an address that content has changed, so that whatever listens there builds the site. Nobody waits for it, and when
 * it fails that is logged: the next change asks again.
 * @param wait milliseconds; changes in a row, as when an editor saves twice, ask for one build
 */
export function buildHook(url: string | undefined, wait: number): AskForBuild {
  let timer: NodeJS.Timeout | undefined
  return (logger) => {
    if (!url) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeout) })
        .then((answer) => {
          if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
          logger.info('The site was told that content has changed.')
        })
        .catch((error: unknown) => logger.error({ err: error }, 'The site could not be told that content has changed.'))
    }, wait)
    timer.unref()
  }
}

/** The same collections, asking for a build whenever something changed that the site shows. */
export function askingOnChange(collections: CollectionConfig[], ask: AskForBuild): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), rememberShown],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, collection, context, req }) => {
          const before = context[contextKey(collection.slug, doc.id)] as Shown | undefined
          if (changesTheSite(before, await shownNow(collection, doc.id, req))) ask(req.payload.logger)
          return doc
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ({ doc, req }) => {
          ask(req.payload.logger)
          return doc
        },
      ],
    },
  }))
}

/** Notes, before anything is written, what the site is shown of an entry. */
const rememberShown: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, context, req }) => {
  const id: unknown = originalDoc?.id
  if (typeof id === 'number' || typeof id === 'string') {
    context[contextKey(collection.slug, id)] = await shownNow(collection, id, req)
  }
  return data
}

const contextKey = (slug: string, id: number | string) => `shown:${slug}:${id}`

/**
 * The entry itself, which is what the site shows, and not its latest version, which is what Payload's hooks are handed: a
 * draft over a published entry is a version only. A whole tour is a dozen tables, so just what is asked of it is read.
 */
function shownNow(
  { slug, versions }: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<Shown | null> {
  return req.payload.db.findOne<Shown & TypeWithID>({
    collection: slug,
    where: { id: { equals: id } },
    select: { updatedAt: true, ...(versions?.drafts && { _status: true }) },
    req,
  })
}

/** The same globals, asking for a build whenever one changed. */
export function globalsAskingOnChange(globals: GlobalConfig[], ask: AskForBuild): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        ({ doc, req }) => {
          ask(req.payload.logger)
          return doc
        },
      ],
    },
  }))
}

interface Shown {
  /** Absent in collections without drafts. */
  _status?: unknown
  updatedAt?: unknown
}

/** Says whether what the site shows of an entry is another after a save than before it. */
export function changesTheSite(before: Shown | null | undefined, after: Shown | null): boolean {
  const isWritten = !before || before.updatedAt !== after?.updatedAt
  return isWritten && (isShown(before) || isShown(after))
}

function isShown(entry: Shown | null | undefined): boolean {
  return Boolean(entry) && entry?._status !== 'draft'
}
