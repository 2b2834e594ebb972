import { currentRequestId, requestIdHeader } from '@nusa/shared/log'
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { afterCommit } from '../../core/database/after-commit.ts'
import type { CmsEnv } from '../../core/env.ts'
import { type BuildHook, createExitCall } from './build-hook-at-exit.ts'
import { type BuildHookCall, deferCall } from './deferred-build-hook.ts'
import { PublisherStatusError, readPublishingProblem, recordCallFailure, recordCallSuccess } from './problems.ts'
import { cmsUserName } from './responses.ts'

const timeoutMs = 10_000

/** If there are more failures than delays, the last delay is used again. */
const retryDelaysMs = [5, 20, 60, 180, 300].map((seconds) => seconds * 1000)

/** Requests a build of the site. `userName` is the name of the CMS user who made the change, if any. */
export type RequestBuild = (payload: ReportingPayload, userName?: string) => void

interface ReportingPayload extends Pick<Payload, 'kv'> {
  logger: Pick<Payload['logger'], 'info' | 'error'>
}

/** Returns BUILD_HOOK_URL if it is set, or else the publisher. Returns null if there is neither. */
export function chooseBuildHook({
  buildHookUrl,
  publisher,
}: Pick<CmsEnv, 'buildHookUrl' | 'publisher'>): BuildHook | null {
  if (buildHookUrl !== undefined) return { url: buildHookUrl, token: null }
  return publisher && { url: `${publisher.url}/publishing/changes`, token: publisher.token }
}

const failedCalls = new Set<BuildHookCall>()

/** Repeats the failed calls immediately. Returns for each call whether it succeeded. */
export function retryFailedCalls(): Promise<boolean[]> {
  return Promise.all([...failedCalls].map((call) => call()))
}

/**
 * Creates a function that calls the hook after content has changed. Saving does not wait for the call. For changes by
 * scheduled work, the hook is called when the work ends. A failed call is logged, shown to editors and repeated. When
 * the process exits, a pending call is made immediately.
 *
 * @param quietPeriodMs The hook is called once for several changes if each pause between them is shorter than this
 *   period
 * @param options.isPublisher whether the hook belongs to our publisher. Our publisher needs less than a second, so it
 *   is called immediately for the first of several consecutive changes, and once for the later changes. Only our
 *   publisher receives the names of CMS users and the id of the request
 */
export function createBuildHook(
  hook: BuildHook | null,
  quietPeriodMs: number,
  { isPublisher = false, retryDelays = retryDelaysMs }: { isPublisher?: boolean; retryDelays?: readonly number[] } = {},
): RequestBuild {
  if (!hook) return () => {}
  const exitCall = createExitCall(hook)
  let quietTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let failureCount = 0
  const userNames = new Set<string>()
  let lastChangeTime = Number.NEGATIVE_INFINITY
  let isImmediateCallDue = false
  let payload: ReportingPayload | undefined
  let requestId: string | null = null

  const resetRetries = () => {
    failureCount = 0
    // If content has changed in the meantime, a timer is running for another call, which stays pending.
    if (quietTimer === undefined) exitCall.clear()
  }
  /** An error of the database is only logged, so that it does not fail the call of the hook. */
  const storeOutcome = async (record: (store: ReportingPayload) => Promise<unknown>) => {
    if (payload) await record(payload).catch((err: unknown) => payload?.logger.error({ err }))
  }
  const reportChange: BuildHookCall = async () => {
    clearTimeout(retryTimer)
    failedCalls.delete(reportChange)
    const sentNames = [...userNames]
    try {
      await postToHook(hook, isPublisher ? { userNames: sentNames, requestId } : { userNames: [], requestId: null })
      for (const name of sentNames) userNames.delete(name)
      resetRetries()
      payload?.logger.info('The site was notified of a content change.')
      await storeOutcome((store) => recordCallSuccess(store, 'report'))
      return true
    } catch (err) {
      const delayMs = retryDelays[failureCount] ?? retryDelays.at(-1) ?? 0
      payload?.logger.error({ err, retryInMs: delayMs }, 'The site could not be notified of a content change.')
      failureCount += 1
      failedCalls.add(reportChange)
      clearTimeout(retryTimer)
      retryTimer = setTimeout(reportChange, delayMs).unref()
      await storeOutcome((store) => recordCallFailure(store, 'report', err))
      return false
    }
  }
  return (latestPayload, userName) => {
    payload = latestPayload
    if (userName) userNames.add(userName)
    requestId = currentRequestId()
    failureCount = 0
    exitCall.markPending()
    if (deferCall(reportChange)) return
    const isFirstChange = performance.now() - lastChangeTime >= quietPeriodMs
    lastChangeTime = performance.now()
    // The call that is about to be made covers this change.
    if (isImmediateCallDue) return
    isImmediateCallDue = isPublisher && isFirstChange
    const delayMs = isImmediateCallDue ? 0 : quietPeriodMs
    const call = () => {
      quietTimer = undefined
      isImmediateCallDue = false
      void reportChange()
    }
    clearTimeout(quietTimer)
    quietTimer = setTimeout(call, delayMs).unref()
  }
}

/** Requests a build if a previous process could not report its last change. */
export async function requestMissedBuild(payload: ReportingPayload, requestBuild: RequestBuild): Promise<void> {
  if (await readPublishingProblem(payload, 'report')) requestBuild(payload)
}

async function postToHook(
  { url, token }: BuildHook,
  { userNames, requestId }: { userNames: readonly string[]; requestId: string | null },
): Promise<void> {
  const headers = new Headers()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (requestId !== null) headers.set(requestIdHeader, requestId)
  const body = userNames.length > 0 ? JSON.stringify({ by: userNames }) : null
  if (body !== null) headers.set('content-type', 'application/json')
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new PublisherStatusError(response.status)
}

export function withBuildRequests(collections: CollectionConfig[], requestBuild: RequestBuild): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), rememberPublishedState],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, collection, context, req }) => {
          const stateBefore = context[publishedStateKey(collection.slug, doc.id)] as PublishedState | undefined
          if (affectsSite(stateBefore, await readPublishedState(collection, doc.id, req)))
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
  return afterCommit(req, () => requestBuild(req.payload, cmsUserName(req)))
}

const rememberPublishedState: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, context, req }) => {
  const id: unknown = originalDoc?.id
  if (typeof id === 'number' || typeof id === 'string') {
    context[publishedStateKey(collection.slug, id)] = await readPublishedState(collection, id, req)
  }
  return data
}

const publishedStateKey = (slug: string, id: number | string) => `shown:${slug}:${id}`

/**
 * Reads the main row, because the entry that Payload passes to hooks may be a newer draft of a published entry. Reads
 * only the needed fields, because a whole tour is stored in a dozen tables.
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

export function withGlobalBuildRequests(globals: GlobalConfig[], requestBuild: RequestBuild): GlobalConfig[] {
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
  /** 'published' or 'draft'; missing in collections without drafts. */
  _status?: unknown
  updatedAt?: unknown
}

/** Returns whether a save wrote the main row of an entry that is or was published. */
export function affectsSite(before: PublishedState | null | undefined, after: PublishedState | null): boolean {
  const hasBeenWritten = !before || before.updatedAt !== after?.updatedAt
  return hasBeenWritten && (isOnSite(before) || isOnSite(after))
}

function isOnSite(entry: PublishedState | null | undefined): boolean {
  return Boolean(entry) && entry?._status !== 'draft'
}
