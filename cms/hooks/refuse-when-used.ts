import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { labelIn } from '../i18n/label-in.ts'
import { languageOf } from '../i18n/language.ts'
import { entriesUsing } from './entries-using.ts'
import { Refusal } from './refusal.ts'
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

/**
 * Refuses to delete what other entries point to, in words, instead of leaving holes in their pages or failing in the
 * database.
 */
export const refuseWhenUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  for (const other of req.payload.config.collections) {
    if (mayLose.has(other.slug)) continue
    const { entries, drafts } = await entriesUsing({ collection: collection.slug, id }, other, req)
    if (entries > 0) throw refusal(`${entries} ${nameOf(other, entries, req)}`, 'take it out there')
    if (drafts > 0) throw refusal(ofDrafts(`${drafts} ${nameOf(other, drafts, req)}`, drafts), 'take it out there')
  }
  const global = await usedByGlobal(collection.slug, id, req)
  if (global) throw refusal(`the ${global}`, 'take it out there')
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
  if (global) throw refusal(`the ${global}`, 'choose another there')
  return data
}

function refusal(user: string, remedy: string): Refusal {
  return new Refusal(`This is still used by ${user}. Please ${remedy} first.`)
}

/** What entries are called by whoever asks; what is said around it is translated where it leaves the CMS. */
function nameOf({ labels, slug }: SanitizedCollectionConfig, count: number, { i18n }: PayloadRequest): string {
  return (labelIn(count === 1 ? labels.singular : labels.plural, languageOf(i18n)) ?? slug).toLowerCase()
}

function ofDrafts(users: string, count: number): string {
  return count === 1 ? `the draft of ${users}` : `the drafts of ${users}`
}
