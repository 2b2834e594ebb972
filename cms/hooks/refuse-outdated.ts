import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
} from 'payload'

/** What looks itself at what a form was opened upon: the same decision about a document may be sent twice. */
const judgesItself = new Set(['identity-documents'])

/**
 * The same collection, which refuses a save from a form that was opened before what is stored now: a form sends every field as
 * it shows it, and would silently undo what somebody else, or the same person in another tab, has saved since. Payload's own
 * lock holds for five minutes and for others only. It comes after the collection's own locks, and before a picture's
 * old file is deleted.
 */
export function refusingOutdated(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (judgesItself.has(slug)) return collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseOutdated] } }
}

/** The same global, likewise. */
export function globalRefusingOutdated(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseOutdatedGlobal] } }
}

const refuseOutdated: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess || !('id' in args) || !('data' in args)) return
  const { id, data } = args
  const seen = seenIn(data)
  if (seen === null || (typeof id !== 'number' && typeof id !== 'string')) return
  // Whoever may not save is told that, by Payload.
  if ((await collection.access.update({ data, req })) !== true) return
  const stored = await req.payload.findByID({
    collection: collection.slug,
    id,
    draft: Boolean(collection.versions?.drafts),
    // Payload asks for both to tell a draft from an older one.
    select: { createdAt: true, updatedAt: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  refuseWhenNewer(stored, seen)
}

const refuseOutdatedGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, overrideAccess, req }) => {
  const seen = seenIn(args.data)
  if (operation !== 'update' || overrideAccess || seen === null) return
  if ((await global.access.update({ data: args.data, req })) !== true) return
  const select = { updatedAt: true } as const
  refuseWhenNewer(await req.payload.findGlobal({ slug: global.slug, select, depth: 0, req }), seen)
}

/** As of when a form shows the entry, in milliseconds; null where none says it, as with programs and lists. */
function seenIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('updatedAt' in data)) return null
  const seen = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  return Number.isNaN(seen) ? null : seen
}

/** @throws {APIError} 409 */
function refuseWhenNewer(stored: object | null, seen: number): void {
  const now = seenIn(stored)
  if (now === null || now <= seen) return
  const message =
    'This was changed since you opened it, by somebody else or in another tab. Nothing of yours was saved. Copy what you typed, reload this page and enter it again.'
  throw new APIError(message, 409, null, true)
}
