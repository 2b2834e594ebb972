import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { denyAll } from '../../access/records.ts'
import { isSavingDraft } from '../../core/references/refuse-when-used.ts'
import type { User } from '../../generated/payload-types.ts'
import { type Change, diffFields } from './changes.ts'
import { globalTitle, isAudited } from './kinds.ts'
import { isScheduledWrite } from './schedule-context.ts'
import { createStoredTitle, readStockSummary, type StockSummary } from './titles.ts'
import { writeAudit } from './write-audit.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * Adds hooks that record the changes of CMS users in the audit log. The creation of an entry is recorded only if CMS
 * users can create entries of the collection. Otherwise a hook created the entry, and the change that triggered the
 * hook is recorded instead.
 *
 * With `isPersonal`, the entries contain data of travellers: the log stores which texts changed, but not the texts.
 */
export function withAuditHooks(
  collection: CollectionConfig,
  { isPersonal }: { isPersonal: boolean },
): CollectionConfig {
  if (!isAudited(collection)) return collection
  const hooks: Hooks = collection.hooks ?? {}
  const canUsersCreate = collection.access?.create !== denyAll
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks.beforeValidate ?? []), flagPasswordChange],
      ...(collection.versions && { beforeChange: [...(hooks.beforeChange ?? []), flagUnpublish] }),
      afterChange: [...(hooks.afterChange ?? []), recordChange(isPersonal, canUsersCreate)],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(isPersonal)],
    },
  }
}

export function withGlobalAuditHook(global: GlobalConfig): GlobalConfig {
  const afterChange = [...(global.hooks?.afterChange ?? []), recordGlobalChange]
  return { ...global, hooks: { ...global.hooks, afterChange } }
}

const passwordSetKey = 'nusa:password-set'

/** Stores whether a password is set, because Payload removes it from the data before the `afterChange` hooks run. */
const flagPasswordChange: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (collection.auth) req.context[passwordSetKey] = Boolean(data?.password)
  return data
}

function recordChange(isPersonal: boolean, canUsersCreate: boolean): CollectionAfterChangeHook {
  return async (save) => {
    const { doc, operation, collection, req } = save
    if (req.user?.collection !== 'users') return doc
    const isUpdate = operation === 'update'
    if (!isUpdate && !canUsersCreate) return doc
    const isDraft = isUpdate && hasSavedDraft(save)
    const updates = isUpdate ? listUpdates(save, { isPersonal, isDraft }) : null
    if (updates?.length === 0) return doc
    const stockSummary = await readStockSummary(collection.slug, doc, req)
    await writeAudit(req, {
      operation: isDraft ? 'draft' : toAuditOperation(operation),
      kind: collection.slug,
      entry: String(doc.id),
      title: stockSummary?.title ?? (await titleOf(doc, collection, isPersonal, req)),
      changes: updates ?? listInitialValues(doc, collection, stockSummary),
    })
    return doc
  }
}

type Save = Parameters<CollectionAfterChangeHook>[0]

function hasSavedDraft({ doc, collection, req }: Save): boolean {
  return Boolean(collection.versions) && isSavingDraft(req) && doc._status === 'draft'
}

function toAuditOperation(operation: Save['operation']): 'planned' | Save['operation'] {
  return isScheduledWrite() ? 'planned' : operation
}

function listUpdates(
  { doc, previousDoc, collection, req }: Save,
  { isPersonal, isDraft }: { isPersonal: boolean; isDraft: boolean },
): Change[] {
  const options = { isPersonal: isPersonal && !isUsersCollection(collection) }
  const differences = diffFields(collection.flattenedFields, previousDoc, doc, options)
  // Saving a draft does not change the status of the published version.
  const changes = isDraft
    ? differences.filter(({ field }) => field !== '_status')
    : addUnpublishChange(differences, doc.id, req)
  if (collection.auth && req.context[passwordSetKey]) changes.push({ field: 'password' })
  return changes
}

/** Returns the role of a new CMS user, or the units of new stock. All other new entries are recorded without values. */
function listInitialValues(
  doc: { role?: User['role'] },
  collection: SanitizedCollectionConfig,
  stockSummary: StockSummary | null,
): Change[] {
  const changes: Change[] = []
  if (isUsersCollection(collection)) changes.push({ field: 'role', before: null, after: doc.role })
  if (stockSummary) changes.push({ field: stockSummary.count.field, before: null, after: stockSummary.count.value })
  return changes
}

function recordDeletion(isPersonal: boolean): CollectionAfterDeleteHook {
  return async ({ doc, id, collection, req }) => {
    if (req.user?.collection !== 'users') return doc
    const stockSummary = await readStockSummary(collection.slug, doc, req)
    const title = stockSummary?.title ?? (await titleOf(doc, collection, isPersonal, req))
    const changes: Change[] = isUsersCollection(collection) ? [{ field: 'role', before: doc.role, after: null }] : []
    if (stockSummary) changes.push({ field: stockSummary.count.field, before: stockSummary.count.value, after: null })
    await writeAudit(req, { operation: 'delete', kind: collection.slug, entry: String(id), title, changes })
    return doc
  }
}

const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const changes = diffFields(global.flattenedFields, previousDoc ?? {}, doc, { isPersonal: false })
  if (changes.length === 0) return doc
  await writeAudit(req, { operation: 'update', kind: global.slug, entry: null, title: globalTitle(global), changes })
  return doc
}

/**
 * The log stores the email address and role of CMS users even after they left, because it must show who could do what.
 */
function isUsersCollection({ slug }: { slug: string }): boolean {
  return slug === 'users'
}

function titleFieldOf(
  { slug, admin }: { slug: string; admin?: { useAsTitle?: string | undefined } },
  isPersonal: boolean,
): string {
  if (isUsersCollection({ slug })) return 'email'
  return isPersonal ? 'booking_number' : (admin?.useAsTitle ?? 'id')
}

async function titleOf(
  doc: Readonly<Record<string, unknown>>,
  collection: SanitizedCollectionConfig,
  isPersonal: boolean,
  req: PayloadRequest,
): Promise<string> {
  const title = (await createStoredTitle(collection.slug, doc, req)) ?? doc[titleFieldOf(collection, isPersonal)]
  return typeof title === 'string' && title !== '' ? title : String(doc.id)
}

const unpublishedKey = (id: unknown) => `nusa:unpublished:${id}`

/**
 * Stores whether an entry is about to be unpublished. Comparing the new data with `originalDoc` is not enough: if a
 * published entry has a draft, Payload passes the draft as `originalDoc`, and `_status` does not change.
 */
const flagUnpublish: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, operation, req }) => {
  if (operation !== 'update' || data._status !== 'draft' || isSavingDraft(req)) return data
  const wherePublished: Where = { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where: wherePublished, req })
  req.context[unpublishedKey(originalDoc.id)] = totalDocs > 0
  return data
}

function addUnpublishChange(changes: Change[], id: unknown, { context }: PayloadRequest): Change[] {
  if (!context[unpublishedKey(id)] || changes.some(({ field }) => field === '_status')) return changes
  return [...changes, { field: '_status', before: 'published', after: 'draft' }]
}
