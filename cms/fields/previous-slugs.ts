import type { FieldHook, PayloadRequest, TextField, TypeWithID } from 'payload'
import { savesDraft } from '../hooks/refuse-when-used.ts'

/** Addresses under which the entry could be read before: links to them, from mails and other sites, go on working. */
export function previousSlugsField(): TextField {
  return {
    name: 'previous_slugs',
    type: 'text',
    hasMany: true,
    label: 'Previous addresses',
    hooks: { beforeChange: [keepPublishedSlug], afterRead: [withoutOwn], beforeDuplicate: [() => []] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ previous_slugs }) => Array.isArray(previous_slugs) && previous_slugs.length > 0,
      description: 'Links to these addresses redirect here, unless another entry uses the address now.',
    },
  }
}

interface Stored extends TypeWithID {
  slug?: string | null
  previous_slugs?: string[] | null
  _status?: string | null
}

/**
 * Adds the address that the entry is published under, once it has another one or is no longer published. The entry's own
 * row says what that is: what hooks are handed as the original may be a draft that nobody has seen.
 */
const keepPublishedSlug: FieldHook = async ({ value, data, originalDoc, operation, collection, req }) => {
  if (operation !== 'update' || !collection) return value
  const id: unknown = originalDoc?.id
  const stored = typeof id === 'number' || typeof id === 'string' ? await storedNow(collection.slug, id, req) : null
  if (!stored) return value
  const before = stored.previous_slugs ?? []
  // The page stays where it is, whatever the draft beside it is called.
  if (savesDraft(req)) return before
  const all = stored._status === 'published' && stored.slug ? [...before, stored.slug] : before
  const own: unknown = data?._status === 'published' ? (data.slug ?? originalDoc?.slug) : null
  return [...new Set(all)].filter((slug) => slug !== own)
}

/**
 * While an entry is off the site, the list has to hold its address, since that may be another one when it comes back. To those
 * who read it, the address is the present one.
 */
const withoutOwn: FieldHook = ({ value, data }) =>
  Array.isArray(value) ? value.filter((slug: unknown) => slug !== data?.slug) : value

function storedNow(
  collection: NonNullable<Parameters<FieldHook>[0]['collection']>['slug'],
  id: number | string,
  req: PayloadRequest,
) {
  // Over the connection that this save holds already.
  return req.payload.db.findOne<Stored>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, previous_slugs: true, _status: true },
    req,
  })
}
