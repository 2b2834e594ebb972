import type { FieldHook, PayloadRequest, TextField, TypeWithID } from 'payload'
import { isSavingDraft } from '../core/references/refuse-when-used.ts'

/**
 * Returns the field for the slugs with which the entry was published. The site redirects their URLs, so that links in
 * emails and on other sites continue to work.
 */
export function previousSlugsField(): TextField {
  return {
    name: 'previous_slugs',
    type: 'text',
    hasMany: true,
    label: 'Previous addresses',
    hooks: { beforeChange: [recordPublishedSlug], afterRead: [withoutCurrentSlug], beforeDuplicate: [() => []] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ previous_slugs }) => Array.isArray(previous_slugs) && previous_slugs.length > 0,
      description: 'Links to these addresses redirect here, unless another entry uses the address now.',
    },
  }
}

interface StoredEntry extends TypeWithID {
  slug?: string | null
  previous_slugs?: string[] | null
  _status?: string | null
}

/**
 * Adds the published slug when it changes or the entry is unpublished. The published slug is read from the entry's main
 * row, because hooks may receive a draft that was never published.
 */
const recordPublishedSlug: FieldHook = async ({ value, data, originalDoc, operation, collection, req }) => {
  if (operation !== 'update' || !collection) return value
  const id: unknown = originalDoc?.id
  if (typeof id !== 'number' && typeof id !== 'string') return value
  const storedEntry = await readStoredEntry(collection.slug, id, req)
  if (!storedEntry) return value
  const previousSlugs = storedEntry.previous_slugs ?? []
  // Saving a draft does not change the URL of the published page.
  if (isSavingDraft(req)) return previousSlugs
  const publishedSlug = storedEntry._status === 'published' ? storedEntry.slug : null
  const allSlugs = publishedSlug ? [...previousSlugs, publishedSlug] : previousSlugs
  const currentSlug: unknown = data?._status === 'published' ? (data.slug ?? originalDoc?.slug) : null
  return [...new Set(allSlugs)].filter((slug) => slug !== currentSlug)
}

/**
 * Hides the current slug. The stored list of an unpublished entry contains it, because the slug may change before the
 * entry is published again.
 */
const withoutCurrentSlug: FieldHook = ({ value, data }) =>
  Array.isArray(value) ? value.filter((slug: unknown) => slug !== data?.slug) : value

function readStoredEntry(
  collection: NonNullable<Parameters<FieldHook>[0]['collection']>['slug'],
  id: number | string,
  req: PayloadRequest,
) {
  // `req` makes the query use the connection that this save already holds.
  return req.payload.db.findOne<StoredEntry>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, previous_slugs: true, _status: true },
    req,
  })
}
