import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { afterCommit } from './after-commit.ts'
import { leftToWork, type Send } from './build-hook-after-work.ts'
import { debtTo } from './build-hook-at-exit.ts'

/** Milliseconds. */
const timeout = 10_000

/** Milliseconds after which a call that failed is made again, ten minutes in all: by then a restart or a deploy is over. */
const pausesAfterFailing = [5, 20, 60, 180, 300].map((seconds) => seconds * 1000)

/** Asks for a build of the site. Payload hands it the logger; `by` is the colleague who changed something, by name, where one did. */
export type AskForBuild = (logger: Pick<PayloadRequest['payload']['logger'], 'info' | 'error'>, by?: string) => void

const failed = new Set<Send>()

/** Makes the calls again that have failed, without waiting for their time, and says what became of each. */
export function sendFailed(): Promise<boolean[]> {
  return Promise.all([...failed].map((send) => send()))
}

/**
 * Tells an address that content has changed, so that whatever listens there builds the site. Nobody who saves waits for it; what
 * comes of planned work is told at its end. A call that fails is logged and made again a few times, and a process that ends makes
 * what it still owes.
 * @param wait milliseconds; changes in a row, as when an editor saves twice, ask for one build
 * @param isOurs whether a publisher of ours listens there. It is told of the first of several changes in a row at once, as it
 *   takes less than a second for one, and of the others together; and who changed something, while others learn no colleague's name
 */
export function buildHook(
  url: string | undefined,
  wait: number,
  { isOurs = false, pauses = pausesAfterFailing }: { isOurs?: boolean; pauses?: readonly number[] } = {},
): AskForBuild {
  if (!url) return () => {}
  const debt = debtTo(url)
  let quiet: NodeJS.Timeout | undefined
  let again: NodeJS.Timeout | undefined
  let failures = 0
  const names = new Set<string>()
  let lastChange = Number.NEGATIVE_INFINITY
  let isCallingNow = false
  let log: Parameters<AskForBuild>[0] | undefined

  const settle = () => {
    failures = 0
    // Whatever changed since is told when its own time has come.
    if (quiet === undefined) debt.settle()
  }
  const send: Send = async () => {
    clearTimeout(again)
    failed.delete(send)
    const told = [...names]
    try {
      await post(url, isOurs ? told : [])
      for (const name of told) names.delete(name)
      settle()
      log?.info('The site was told that content has changed.')
      return true
    } catch (err) {
      const pause = pauses[failures]
      log?.error({ err, triedAgainIn: pause }, 'The site could not be told that content has changed.')
      if (pause === undefined) settle()
      else {
        failures += 1
        failed.add(send)
        clearTimeout(again)
        again = setTimeout(send, pause).unref()
      }
      return false
    }
  }
  return (logger, by) => {
    log = logger
    if (by) names.add(by)
    failures = 0
    debt.owe()
    if (leftToWork(send)) return
    const isFirst = performance.now() - lastChange >= wait
    lastChange = performance.now()
    // The call that is about to be made tells of this change, too.
    if (isCallingNow) return
    isCallingNow = isOurs && isFirst
    clearTimeout(quiet)
    quiet = setTimeout(
      () => {
        quiet = undefined
        isCallingNow = false
        void send()
      },
      isCallingNow ? 0 : wait,
    ).unref()
  }
}

async function post(url: string, by: readonly string[]): Promise<void> {
  const body = by.length > 0 ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ by }) } : {}
  const answer = await fetch(url, { method: 'POST', ...body, signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
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
          if (changesTheSite(before, await shownNow(collection, doc.id, req))) await askAfterCommit(req, ask)
          return doc
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          await askAfterCommit(req, ask)
          return doc
        },
      ],
    },
  }))
}

function askAfterCommit(req: PayloadRequest, ask: AskForBuild): Promise<void> {
  return afterCommit(req, () => ask(req.payload.logger, colleagueOf(req)))
}

/** Notes, before anything is written, what the site is shown of an entry. */
const rememberShown: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, context, req }) => {
  const id: unknown = originalDoc?.id
  if (typeof id === 'number' || typeof id === 'string') {
    context[contextKey(collection.slug, id)] = await shownNow(collection, id, req)
  }
  return data
}

function colleagueOf({ user }: PayloadRequest): string | undefined {
  return user?.collection === 'users' ? user.name : undefined
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
        async ({ doc, req }) => {
          await askAfterCommit(req, ask)
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
