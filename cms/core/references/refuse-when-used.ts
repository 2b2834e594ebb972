import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { RefusalError } from '../errors/refusal.ts'
import { labelInLanguage } from '../i18n/label-in-language.ts'
import { languageOf } from '../i18n/language.ts'
import { quoteTitle, readTitle, titleOf } from './entry-title.ts'
import { findEntriesUsing, type Usage } from './find-entries-using.ts'
import { findReferencePaths, readValuesAt } from './references.ts'

/** Entries of these collections are deleted together with the referenced entry, or work without it. */
const ignoredCollections = new Set([
  'favorites',
  'tour-places',
  'transfer-stock',
  'rental-stock',
  'room-stock',
  'bookings',
  'payload-locked-documents',
  'payload-preferences',
])

const removeRemedy = 'remove it there'

/**
 * Refuses to delete an entry that other entries refer to, and lists them. Otherwise their pages would have gaps, or
 * the database would refuse with an unreadable error.
 */
export const refuseWhenUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  for (const otherCollection of req.payload.config.collections) {
    if (ignoredCollections.has(otherCollection.slug)) continue
    const usage = await findEntriesUsing({ collection: collection.slug, id }, otherCollection, req)
    if (usage.count > 0)
      throw createUsedError(
        await readTitle(id, collection, req),
        describeUsage(usage, otherCollection, req),
        removeRemedy,
      )
  }
  const globalLabel = await findGlobalUsing(collection.slug, id, req)
  if (globalLabel) throw createUsedError(await readTitle(id, collection, req), `the ${globalLabel}`, removeRemedy)
}

const savesDraftKey = 'nusa:saves-a-draft'

/** Stores in the request whether the update saves a draft, which later hooks cannot see. */
export const flagDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  req.context[savesDraftKey] = 'draft' in args && args.draft === true
}

/** Returns whether the update saves a draft, so that the published version does not change. */
export const isSavingDraft = (req: PayloadRequest): boolean => req.context[savesDraftKey] === true

/**
 * Refuses to unpublish an entry that a global refers to, such as the page with the terms. Runs before the entry is
 * written, because a bulk update would store the change even if a later hook refused it.
 */
export const refuseUnpublishWhenUsed: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'draft' || isSavingDraft(req)) return data
  const globalLabel = await findGlobalUsing(collection.slug, originalDoc.id, req)
  if (globalLabel)
    throw createUsedError(
      titleOf(originalDoc, collection.admin.useAsTitle),
      `the ${globalLabel}`,
      'choose another there',
    )
  return data
}

function createUsedError(title: string | null, usageText: string, remedy: string): RefusalError {
  return new RefusalError(`${quoteTitle(title)} is still used by ${usageText}. Please ${remedy} first.`)
}

/**
 * Returns `5 tours (One, Two, Three, …)`. The label of the collection is in the user's language. The message around it
 * is translated when the response is sent.
 */
function describeUsage(
  { count, isOnlyInDrafts, titles }: Usage,
  { labels, slug }: SanitizedCollectionConfig,
  { i18n }: PayloadRequest,
) {
  const label = labelInLanguage(count === 1 ? labels.singular : labels.plural, languageOf(i18n))
  const countText = `${count} ${(label ?? slug).toLowerCase()}`
  const listedTitles = count > titles.length ? [...titles, '…'] : titles
  const usageText = titles.length > 0 ? `${countText} (${listedTitles.join(', ')})` : countText
  if (!isOnlyInDrafts) return usageText
  return count === 1 ? `the draft of ${usageText}` : `the drafts of ${usageText}`
}

/** Returns a label such as `Settings` in the user's language, or null if no global refers to the entry. */
async function findGlobalUsing(collection: string, id: number | string, req: PayloadRequest): Promise<string | null> {
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const isUsed = await globalRefersTo(slug as GlobalSlug, findReferencePaths(collection, flattenedFields), id, req)
    if (isUsed) return labelInLanguage(label, languageOf(req.i18n)) ?? slug
  }
  return null
}

async function globalRefersTo(
  slug: GlobalSlug,
  paths: string[],
  id: number | string,
  req: PayloadRequest,
): Promise<boolean> {
  if (paths.length === 0) return false
  const values = await req.payload.findGlobal({ slug, depth: 0, req })
  return paths.some((path) => readValuesAt(values, path).includes(id))
}
