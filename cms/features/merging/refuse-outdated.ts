import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { lockName } from '../../core/database/lock-name.ts'
import { outdatedError } from '../../core/errors/refusal.ts'
import { isSavingDraft } from '../../core/references/refuse-when-used.ts'
import { takeUnansweredSaves } from '../../payload-fixes/lost-responses/unanswered-saves.ts'
import { hasSetPassword } from './last-change.ts'
import { lockEntries } from './lock-entries.ts'
import { takeMergeRequest } from './merge-request.ts'
import { mergeSave } from './merge-saves.ts'
import type { Values } from './stored-values.ts'
import { type StoredState, undoesNewerChanges } from './undoes-newer-changes.ts'

/** Identity documents have a separate check, because sending the same decision twice must succeed. */
const collectionsWithOwnCheck = new Set(['identity-documents'])

/**
 * Refuses an outdated save: a save that would undo changes which were saved after its form was opened. A form sends
 * every field, even if another user has changed the field since. If the form requests a merge, the newer changes are
 * merged into the save instead. The hooks run after the other `beforeOperation` hooks, and before the old file of a
 * picture is deleted.
 */
export function withOutdatedCheck(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (collectionsWithOwnCheck.has(slug)) return collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), lockEntries, refuseOutdated]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

export function withGlobalOutdatedCheck(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseOutdatedGlobal] } }
}

const refuseOutdated: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess || !('id' in args) || !('data' in args)) return
  const { id } = args
  const mergeRequest = takeMergeRequest(args.data)
  const { sentValues, unansweredSaves } = takeUnansweredSaves(args.data)
  const shownTime = parseVersionTime(sentValues)
  if (shownTime === null || (typeof id !== 'number' && typeof id !== 'string')) return
  if (!(await canSave(collection, id, sentValues, req))) return
  // Payload compares both times to decide whether a draft is newer than the entry.
  const timesOnly: ReadOptions = { draft: true, select: { createdAt: true, updatedAt: true } }
  const storedTimes = await readEntry(collection, id, timesOnly, req)
  if (!isNewer(storedTimes, shownTime)) return
  const storedState = await readStoredState(collection, id, sentValues.updatedAt, req)
  const fields = collection.flattenedFields
  const isDraft = isSavingDraft(req)
  const isPasswordStored = await hasSetPassword(collection.slug, id, sentValues.password, req)
  const comparedValues = isPasswordStored ? { ...sentValues, password: undefined } : sentValues
  if (!undoesNewerChanges(fields, comparedValues, storedState, { isDraft })) return
  const hiddenValues = req.file ? pickHiddenValues(fields, sentValues) : {}
  const earlierSaves = unansweredSaves.map((values) => ({ ...values, ...hiddenValues }))
  if (areOwnChanges(fields, earlierSaves, storedState)) return
  // A password cannot be compared, and only one of two files can be stored.
  const isDifferentFile = req.file && mergeRequest?.opened.filename !== storedState.newestVersion.filename
  if (mergeRequest === null || comparedValues.password || isDifferentFile) throw outdatedError()
  const readableEntry = await readEntry(collection, id, { draft: true, asUser: true }, req)
  const visibleFields = fields.filter(({ name }) => name in readableEntry)
  const save = { slug: collection.slug, id, fields: visibleFields, sentValues, storedState, isDraft }
  Object.assign(args.data, await mergeSave(save, mergeRequest, req))
}

const refuseOutdatedGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, overrideAccess, req }) => {
  if (operation !== 'update') return
  await lockName(global.slug, req)
  if (overrideAccess) return
  const mergeRequest = takeMergeRequest(args.data)
  const { sentValues, unansweredSaves } = takeUnansweredSaves(args.data)
  const shownTime = parseVersionTime(sentValues)
  if (shownTime === null || (await global.access.update({ data: sentValues, req })) !== true) return
  const newestVersion: Values = { ...(await req.payload.findGlobal({ slug: global.slug, depth: 0, req })) }
  if (!isNewer(newestVersion, shownTime)) return
  const storedState = { newestVersion, mainRow: newestVersion, openedVersion: null }
  const fields = global.flattenedFields
  if (!undoesNewerChanges(fields, sentValues, storedState, { isDraft: false })) return
  if (areOwnChanges(fields, unansweredSaves, storedState)) return
  if (mergeRequest === null) throw outdatedError()
  const readableGlobal = await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: false, req })
  const visibleFields = fields.filter(({ name }) => name in readableGlobal)
  // A global has no drafts, so the editor decides nothing about its status.
  const save = { slug: global.slug, id: null, fields: visibleFields, sentValues, storedState, isDraft: true }
  Object.assign(args.data, await mergeSave(save, mergeRequest, req))
}

/**
 * Returns whether all changes since the form was opened come from an earlier save of this form that received no
 * response.
 */
function areOwnChanges(
  fields: readonly FlattenedField[],
  unansweredSaves: readonly Values[],
  storedState: StoredState,
): boolean {
  return unansweredSaves.some(
    (savedValues) =>
      !undoesNewerChanges(fields, savedValues, storedState, { isDraft: savedValues._status === 'draft' }),
  )
}

/** Hooks derive hidden fields from an uploaded file, so the form does not contain them. */
function pickHiddenValues(fields: readonly FlattenedField[], sentValues: Values): Values {
  const isHidden = ({ admin }: FlattenedField) => admin && 'hidden' in admin && admin.hidden
  const sentHiddenFields = fields.filter((field) => field.name in sentValues && isHidden(field))
  return Object.fromEntries(sentHiddenFields.map(({ name }) => [name, sentValues[name]]))
}

/** If the user may not save the entry, Payload itself rejects the request. */
async function canSave(
  { access, slug }: SanitizedCollectionConfig,
  id: number | string,
  data: Values,
  req: PayloadRequest,
): Promise<boolean> {
  const accessResult = await access.update({ data, req })
  if (typeof accessResult === 'boolean') return accessResult
  const where: Where = { and: [{ id: { equals: id } }, accessResult] }
  return (await req.payload.count({ collection: slug, where, req })).totalDocs > 0
}

async function readStoredState(
  collection: SanitizedCollectionConfig,
  id: number | string,
  openedVersionTime: unknown,
  req: PayloadRequest,
): Promise<StoredState> {
  const newestVersion = await readEntry(collection, id, { draft: true }, req)
  if (!collection.versions) return { newestVersion, mainRow: newestVersion, openedVersion: null }
  const mainRow = await readEntry(collection, id, { draft: false }, req)
  const { docs } = await req.payload.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: openedVersionTime } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [version] = docs
  return { newestVersion, mainRow, openedVersion: version ? { ...version.version } : null }
}

interface ReadOptions {
  /** True to read the newest version, false to read the published one. */
  draft: boolean
  select?: { createdAt: true; updatedAt: true }
  /** True to read only what the user may read. */
  asUser?: boolean
}

async function readEntry(
  { slug, versions }: SanitizedCollectionConfig,
  id: number | string,
  { draft, select, asUser = false }: ReadOptions,
  req: PayloadRequest,
): Promise<Values> {
  const entry = await req.payload.findByID({
    collection: slug,
    id,
    draft: draft && Boolean(versions?.drafts),
    ...(select && { select }),
    depth: 0,
    disableErrors: true,
    overrideAccess: !asUser,
    req,
  })
  return { ...entry }
}

/** Returns milliseconds. Returns null if `updatedAt` is missing, as in API requests and bulk edits. */
function parseVersionTime({ updatedAt }: Values): number | null {
  const time = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  return Number.isNaN(time) ? null : time
}

function isNewer(stored: Values, shownTime: number): boolean {
  const storedTime = parseVersionTime(stored)
  return storedTime !== null && storedTime > shownTime
}
