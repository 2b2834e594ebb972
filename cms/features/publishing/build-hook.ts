import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { afterCommit } from '../../core/database/after-commit.ts'
import type { CmsEnv } from '../../core/env.ts'
import { type BuildHook, pendingCallTo } from './build-hook-at-exit.ts'
import { type BuildHookCall, deferCall } from './deferred-build-hook.ts'
import { cmsUserName } from './responses.ts'

const timeoutMs = 10_000

/**
 * Pauses in milliseconds before a failed call is repeated. The pauses add up to ten minutes, enough for a restart or a
 * deployment.
 */
const retryDelaysMs = [5, 20, 60, 180, 300].map((seconds) => seconds * 1000)

/** Requests a build of the site. `by` is the name of the CMS user who made the change, if there is one. */
export type RequestBuild = (logger: Pick<PayloadRequest['payload']['logger'], 'info' | 'error'>, by?: string) => void

/**
 * Returns the hook that a content change calls: BUILD_HOOK_URL if it is set, or else the publisher; null if there is
 * neither.
 */
export function buildHookFor({
  buildHookUrl,
  publisher,
}: Pick<CmsEnv, 'buildHookUrl' | 'publisher'>): BuildHook | null {
  if (buildHookUrl !== undefined) return { url: buildHookUrl, token: null }
  return publisher && { url: `${publisher.url}/publishing/changes`, token: publisher.token }
}

const failedCalls = new Set<BuildHookCall>()

/** Repeats the failed calls at once. Returns whether each succeeded. */
export function retryFailedCalls(): Promise<boolean[]> {
  return Promise.all([...failedCalls].map((send) => send()))
}

/**
 * Creates a function that calls the hook after content has changed, so that the site is rebuilt. Saving does not wait
 * for the call. Changes by scheduled work are reported when the work ends. A failed call is logged and repeated a few
 * times, and a process that exits makes its pending calls.
 *
 * @param quietPeriodMs quiet period in milliseconds. Consecutive changes, such as two saves in a row, request one build
 * @param options.isPublisher whether our publisher answers the hook. Our publisher needs less than a second, so it is
 *   called at once for the first of several consecutive changes, and once for the later changes. Only our publisher
 *   receives the names of CMS users
 */
export function createBuildHook(
  hook: BuildHook | null,
  quietPeriodMs: number,
  { isPublisher = false, retryDelays = retryDelaysMs }: { isPublisher?: boolean; retryDelays?: readonly number[] } = {},
): RequestBuild {
  if (!hook) return () => {}
  const pendingCall = pendingCallTo(hook)
  let quietTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let failures = 0
  const userNames = new Set<string>()
  let lastChange = Number.NEGATIVE_INFINITY
  let isCallingNow = false
  let log: Parameters<RequestBuild>[0] | undefined

  const resetRetries = () => {
    failures = 0
    // Changes made in the meantime have their own timer.
    if (quietTimer === undefined) pendingCall.clear()
  }
  const send: BuildHookCall = async () => {
    clearTimeout(retryTimer)
    failedCalls.delete(send)
    const sentNames = [...userNames]
    try {
      await post(hook, isPublisher ? sentNames : [])
      for (const name of sentNames) userNames.delete(name)
      resetRetries()
      log?.info('The site was notified of a content change.')
      return true
    } catch (err) {
      const delayMs = retryDelays[failures]
      log?.error({ err, retryInMs: delayMs }, 'The site could not be notified of a content change.')
      if (delayMs === undefined) resetRetries()
      else {
        failures += 1
        failedCalls.add(send)
        clearTimeout(retryTimer)
        retryTimer = setTimeout(send, delayMs).unref()
      }
      return false
    }
  }
  return (logger, by) => {
    log = logger
    if (by) userNames.add(by)
    failures = 0
    pendingCall.markPending()
    if (deferCall(send)) return
    const isFirst = performance.now() - lastChange >= quietPeriodMs
    lastChange = performance.now()
    // The pending call includes this change.
    if (isCallingNow) return
    isCallingNow = isPublisher && isFirst
    clearTimeout(quietTimer)
    quietTimer = setTimeout(
      () => {
        quietTimer = undefined
        isCallingNow = false
        void send()
      },
      isCallingNow ? 0 : quietPeriodMs,
    ).unref()
  }
}

async function post({ url, token }: BuildHook, by: readonly string[]): Promise<void> {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(by.length > 0 && { 'content-type': 'application/json' }),
  }
  const body = by.length > 0 ? JSON.stringify({ by }) : null
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The build hook responded with ${response.status}.`)
}

/** Returns the collections with hooks that request a build when something changes on the site. */
export function withBuildRequests(collections: CollectionConfig[], requestBuild: RequestBuild): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), rememberPublishedState],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, collection, context, req }) => {
          const before = context[contextKey(collection.slug, doc.id)] as PublishedState | undefined
          if (changesSite(before, await readPublishedState(collection, doc.id, req)))
            await requestBuildAfterCommit(req, requestBuild)
          return doc
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          await requestBuildAfterCommit(req, requestBuild)
          return doc
        },
      ],
    },
  }))
}

function requestBuildAfterCommit(req: PayloadRequest, requestBuild: RequestBuild): Promise<void> {
  return afterCommit(req, () => requestBuild(req.payload.logger, cmsUserName(req)))
}

/** Remembers the published state of an entry before it is written. */
const rememberPublishedState: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, context, req }) => {
  const id: unknown = originalDoc?.id
  if (typeof id === 'number' || typeof id === 'string') {
    context[contextKey(collection.slug, id)] = await readPublishedState(collection, id, req)
  }
  return data
}

const contextKey = (slug: string, id: number | string) => `shown:${slug}:${id}`

/**
 * Reads the state of the entry's main row, which is what the site shows. Payload's hooks receive the latest version
 * instead, and a draft of a published entry is only a version. A whole tour spans a dozen tables, so only the needed
 * fields are read.
 */
function readPublishedState(
  { slug, versions }: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<PublishedState | null> {
  return req.payload.db.findOne<PublishedState & TypeWithID>({
    collection: slug,
    where: { id: { equals: id } },
    select: { updatedAt: true, ...(versions?.drafts && { _status: true }) },
    req,
  })
}

/** Returns the globals with hooks that request a build on each change. */
export function globalsWithBuildRequests(globals: GlobalConfig[], requestBuild: RequestBuild): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await requestBuildAfterCommit(req, requestBuild)
          return doc
        },
      ],
    },
  }))
}

interface PublishedState {
  /** Missing in collections without drafts. */
  _status?: unknown
  updatedAt?: unknown
}

/** Returns whether a save changes what the site shows of an entry. */
export function changesSite(before: PublishedState | null | undefined, after: PublishedState | null): boolean {
  const isWritten = !before || before.updatedAt !== after?.updatedAt
  return isWritten && (isOnSite(before) || isOnSite(after))
}

function isOnSite(entry: PublishedState | null | undefined): boolean {
  return Boolean(entry) && entry?._status !== 'draft'
}
