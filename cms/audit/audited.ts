import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { nobody } from '../access/records.ts'
import { savesDraft } from '../hooks/refuse-when-used.ts'
import { isCarriedOut } from '../scheduling/carrying-out.ts'
import { type Change, changesOf } from './changes.ts'
import { countedDayOf } from './counted-days.ts'
import { keptTitleOf } from './kept-title.ts'
import { globalTitle, isAudited } from './kinds.ts'
import { noteTakenOff, withTakenOff } from './taken-off.ts'
import { writeAudit } from './write-audit.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * Returns the collection with hooks that record changes by CMS users in the audit log. Creation is recorded only if CMS
 * users can create entries; otherwise an entry follows from another change that is recorded. A save that changes
 * nothing is not recorded.
 */
export function audited(collection: CollectionConfig, { ofPeople }: { ofPeople: boolean }): CollectionConfig {
  if (!isAudited(collection)) return collection
  const hooks: Hooks = collection.hooks ?? {}
  const isMade = collection.access?.create !== nobody
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks.beforeValidate ?? []), notePassword],
      ...(collection.versions && { beforeChange: [...(hooks.beforeChange ?? []), noteTakenOff] }),
      afterChange: [...(hooks.afterChange ?? []), noteChange(ofPeople, isMade)],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion(ofPeople)],
    },
  }
}

/** Returns the global with a hook that records changes by CMS users in the audit log. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteGlobal] } }
}

const givesPassword = 'nusa:gives-a-password'

/** Remembers whether a password is set, because Payload removes it from the data before the `afterChange` hooks run. */
const notePassword: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (collection.auth) req.context[givesPassword] = Boolean(data?.password)
  return data
}

function noteChange(ofPeople: boolean, isMade: boolean): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, collection, req }) => {
    if (req.user?.collection !== 'users' || (operation === 'create' && !isMade)) return doc
    const isUpdate = operation === 'update'
    const isDraft = isUpdate && Boolean(collection.versions) && savesDraft(req) && doc._status === 'draft'
    const keeping = { ofPeople: ofPeople && !isColleague(collection) }
    const found = isUpdate ? changesOf(collection.flattenedFields, previousDoc, doc, keeping) : []
    // The published version stays published while there is a draft.
    const changes: Change[] = isDraft
      ? found.filter(({ field }) => field !== '_status')
      : withTakenOff(found, doc.id, req)
    if (isUpdate && collection.auth && req.context[givesPassword]) changes.push({ field: 'password' })
    if (isUpdate && changes.length === 0) return doc
    if (!isUpdate && isColleague(collection)) changes.push({ field: 'role', before: null, after: doc.role })
    const day = await countedDayOf(collection.slug, doc, req)
    if (!isUpdate && day) changes.push({ field: day.count.field, before: null, after: day.count.value })
    await writeAudit(req, {
      operation: isDraft ? 'draft' : isCarriedOut() ? 'planned' : operation,
      kind: collection.slug,
      entry: String(doc.id),
      title: day?.title ?? (await titleOf(doc, collection, ofPeople, req)),
      changes,
    })
    return doc
  }
}

function noteDeletion(ofPeople: boolean): CollectionAfterDeleteHook {
  return async ({ doc, id, collection, req }) => {
    if (req.user?.collection !== 'users') return doc
    const day = await countedDayOf(collection.slug, doc, req)
    const title = day?.title ?? (await titleOf(doc, collection, ofPeople, req))
    const changes: Change[] = isColleague(collection) ? [{ field: 'role', before: doc.role, after: null }] : []
    if (day) changes.push({ field: day.count.field, before: day.count.value, after: null })
    await writeAudit(req, { operation: 'delete', kind: collection.slug, entry: String(id), title, changes })
    return doc
  }
}

const noteGlobal: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const changes = changesOf(global.flattenedFields, previousDoc ?? {}, doc, { ofPeople: false })
  if (changes.length === 0) return doc
  await writeAudit(req, { operation: 'update', kind: global.slug, entry: null, title: globalTitle(global), changes })
  return doc
}

/**
 * Returns whether the collection is that of CMS users. Their e-mail address and role are stored even after they have
 * left, because the log must show who could do what.
 */
function isColleague({ slug }: { slug: string }): boolean {
  return slug === 'users'
}

/**
 * Returns the field used as the title: one without personal data for traveller records, the e-mail address for CMS
 * users.
 */
function titleFieldOf(
  { slug, admin }: { slug: string; admin?: { useAsTitle?: string | undefined } },
  ofPeople: boolean,
): string {
  if (isColleague({ slug })) return 'email'
  return ofPeople ? 'booking_number' : (admin?.useAsTitle ?? 'id')
}

async function titleOf(
  doc: Readonly<Record<string, unknown>>,
  collection: SanitizedCollectionConfig,
  ofPeople: boolean,
  req: PayloadRequest,
): Promise<string> {
  const title = (await keptTitleOf(collection.slug, doc, req)) ?? doc[titleFieldOf(collection, ofPeople)]
  return typeof title === 'string' && title !== '' ? title : String(doc.id)
}
