import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { afterCommit } from './after-commit.ts'
import { deferToWork, type Send } from './build-hook-after-work.ts'
import { debtTo } from './build-hook-at-exit.ts'

/** Milliseconds. */
const timeout = 10_000

/**
 * Pauses in milliseconds before a failed call is repeated. They add up to ten minutes, enough for a restart or a
 * deployment.
 */
const pausesAfterFailing = [5, 20, 60, 180, 300].map((seconds) => seconds * 1000)

/** Requests a build of the site. `by` is the name of the CMS user who made the change, if there is one. */
export type AskForBuild = (logger: Pick<PayloadRequest['payload']['logger'], 'info' | 'error'>, by?: string) => void

const failed = new Set<Send>()

/** Repeats the failed calls at once. Returns whether each succeeded. */
export function sendFailed(): Promise<boolean[]> {
  return Promise.all([...failed].map((send) => send()))
}

/**
 * Creates a function that calls a URL after content has changed, so that the site is rebuilt. Saving does not wait for
 * the call. Changes by scheduled work are reported when the work ends. A failed call is logged and repeated a few
 * times, and a process that exits makes its pending calls.
 *
 * @param wait quiet period in milliseconds: consecutive changes, such as two saves in a row, request one build
 * @param isOurs whether the URL is our publisher's. It takes less than a second, so it is called at once for the first
 * of several consecutive changes, and once for the others. Only our publisher receives the names of CMS users
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
    // Changes made in the meantime have their own timer.
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
      log?.info('The site was notified of a content change.')
      return true
    } catch (err) {
      const pause = pauses[failures]
      log?.error({ err, triedAgainIn: pause }, 'The site could not be notified of a content change.')
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
    if (deferToWork(send)) return
    const isFirst = performance.now() - lastChange >= wait
    lastChange = performance.now()
    // The call that is about to be made includes this change.
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

/** Returns the collections with hooks that request a build when something changes on the site. */
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

/** Remembers the published state of an entry before it is written. */
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
 * Reads the state of the entry's main row, which is what the site shows. Payload's hooks receive the latest version
 * instead, and a draft of a published entry is only a version. A whole tour spans a dozen tables, so only the needed
 * fields are read.
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

/** Returns the globals with hooks that request a build on each change. */
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
  /** Missing in collections without drafts. */
  _status?: unknown
  updatedAt?: unknown
}

/** Returns whether a save changes what the site shows of an entry. */
export function changesTheSite(before: Shown | null | undefined, after: Shown | null): boolean {
  const isWritten = !before || before.updatedAt !== after?.updatedAt
  return isWritten && (isShown(before) || isShown(after))
}

function isShown(entry: Shown | null | undefined): boolean {
  return Boolean(entry) && entry?._status !== 'draft'
}
