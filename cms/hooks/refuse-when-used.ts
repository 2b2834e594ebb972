import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { labelIn } from '../i18n/label-in.ts'
import { languageOf } from '../i18n/language.ts'
import { entriesUsing, type Users } from './entries-using.ts'
import { Refusal } from './refusal.ts'
import { quoted, titleOf, titleOfStored } from './title-of.ts'
import { usedByGlobal } from './used-by-global.ts'

/** Who points to what is deleted, and is deleted with it or does without it. */
const mayLose = new Set([
  'favorites',
  'tour-places',
  'transfer-stock',
  'rental-stock',
  'room-stock',
  'bookings',
  'payload-locked-documents',
  'payload-preferences',
])

const takeOut = 'remove it there'

/**
 * Refuses to delete what other entries point to, in words, instead of leaving holes in their pages or failing in the
 * database.
 */
export const refuseWhenUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  for (const other of req.payload.config.collections) {
    if (mayLose.has(other.slug)) continue
    const users = await entriesUsing({ collection: collection.slug, id }, other, req)
    if (users.count > 0) throw refusal(await titleOfStored(id, collection, req), inWords(users, other, req), takeOut)
  }
  const global = await usedByGlobal(collection.slug, id, req)
  if (global) throw refusal(await titleOfStored(id, collection, req), `the ${global}`, takeOut)
}

const saysDraft = 'nusa:saves-a-draft'

/** Keeps whether a draft is saved beside the published entry: the hooks that see the data are not told. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  req.context[saysDraft] = 'draft' in args && args.draft === true
}

/** Says whether the update that the request is about leaves the published entry as it is. */
export const savesDraft = (req: PayloadRequest): boolean => req.context[saysDraft] === true

/**
 * Refuses to take off the site what a global points to, such as the terms that every booking needs. It asks before anything
 * is written: a list's action on many entries commits whatever a later hook says of one of them.
 */
export const refuseUnpublishWhenUsed: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'draft' || savesDraft(req)) return data
  const global = await usedByGlobal(collection.slug, originalDoc.id, req)
  if (global) throw refusal(titleOf(originalDoc, collection.admin.useAsTitle), `the ${global}`, 'choose another there')
  return data
}

/** Says of which entry it is, since a list asks for many at once. */
function refusal(title: string | null, user: string, remedy: string): Refusal {
  return new Refusal(`${quoted(title)} is still used by ${user}. Please ${remedy} first.`)
}

/** Who uses it, such as `5 tours (One, Two, Three, …)`: kinds as whoever asks calls them; what is said around it is translated where it leaves the CMS. */
function inWords(
  { count, inDrafts, titles }: Users,
  { labels, slug }: SanitizedCollectionConfig,
  { i18n }: PayloadRequest,
) {
  const kind = (labelIn(count === 1 ? labels.singular : labels.plural, languageOf(i18n)) ?? slug).toLowerCase()
  const named = (count > titles.length ? [...titles, '…'] : titles).join(', ')
  const users = titles.length > 0 ? `${count} ${kind} (${named})` : `${count} ${kind}`
  if (!inDrafts) return users
  return count === 1 ? `the draft of ${users}` : `the drafts of ${users}`
}
