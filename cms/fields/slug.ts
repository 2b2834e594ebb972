import type { CollectionSlug, FieldHook, PayloadRequest, TextField, TypeWithID, Where } from 'payload'
import { fieldValidationError } from '../core/errors/field-validation-error.ts'
import { englishLabel } from '../core/i18n/label-in-language.ts'
import { slugify } from './slugify.ts'
import { checkSlug, type ValidationResult } from './validate.ts'

/** Returns the field for the last part of an entry's URL. An empty slug is derived from the title or name. */
export function slugField(source: 'title' | 'name', example: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: 'Page address',
    validate: (value: unknown, { id, collectionSlug, data, req }: SlugContext) => {
      if (!value && canDeriveSlug(data?.[source])) return true
      const result = checkSlug(value)
      return result === true && collectionSlug ? checkSlugIsFree(String(value), collectionSlug, id, req) : result
    },
    hooks: {
      beforeValidate: [deriveSlug(source)],
      beforeChange: [refuseTakenSlugInDraft],
      beforeDuplicate: [createCopySlug],
    },
    admin: {
      position: 'sidebar',
      components: {
        Field: '/admin/values/OptionalText.tsx#OptionalText',
        Error: '/payload-fixes/inputs/DraftFieldError.tsx#DraftFieldError',
      },
      description: `The last part of the page's address, such as ${example}. Leave it empty to have it made from the ${source}.`,
    },
  }
}

interface SlugContext {
  id?: number | string
  collectionSlug?: string
  data?: Partial<Record<string, unknown>>
  req: PayloadRequest
}

/** Returns whether a slug can be derived from the title. Accepts a missing title, which has its own error. */
function canDeriveSlug(title: unknown): boolean {
  if (title === null || title === undefined) return true
  return typeof title === 'string' && (title.trim() === '' || slugify(title) !== '')
}

/** Payload does not validate drafts, but slugs must be unique among all entries, including drafts. */
const refuseTakenSlugInDraft: FieldHook = async ({ value, data, originalDoc, collection, req }) => {
  if (data?._status !== 'draft' || typeof value !== 'string' || !collection) return value
  const result = await checkSlugIsFree(value, collection.slug, originalDoc?.id, req)
  if (result === true) return value
  throw fieldValidationError(req, collection.slug, { path: 'slug', message: result })
}

/** The error contains the title of the entry that has the slug; the database's error does not. */
async function checkSlugIsFree(
  slug: string,
  collectionSlug: string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<ValidationResult> {
  const collection = req.payload.config.collections.find((candidate) => candidate.slug === collectionSlug)
  if (!collection) return true
  const whereOtherEntry: Where = id === undefined ? {} : { id: { not_equals: id } }
  const where = { and: [{ slug: { equals: slug } }, whereOtherEntry] }
  const entryWithSlug = await req.payload.db.findOne<TypeWithID & { title?: string; name?: string }>({
    collection: collection.slug,
    where,
    select: { [collection.admin.useAsTitle ?? 'id']: true },
    // `req` makes the query use the connection that this save already holds. Waiting for another connection could block
    // forever.
    req,
  })
  if (!entryWithSlug) return true
  const kind = englishLabel(collection.labels.singular).toLowerCase() || 'entry'
  return `Another ${kind} has this address already: ${entryWithSlug.title ?? entryWithSlug.name ?? slug}. Please choose another.`
}

function deriveSlug(source: 'title' | 'name'): FieldHook {
  return async ({ value, data, originalDoc, collection, req }) => {
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    const storedSlug: unknown = originalDoc?.slug
    if (value === undefined && typeof storedSlug === 'string') return storedSlug
    const title: unknown = data?.[source] ?? originalDoc?.[source]
    if (typeof title !== 'string' || !collection) return value
    const slug = slugify(title)
    return slug === '' ? value : findFreeSlug(slug, collection.slug, originalDoc?.id, req)
  }
}

/** The first copy of `ubud` is `ubud-copy`, the next `ubud-copy-2`, even if a copy is copied. */
const createCopySlug: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || value === '' || !collection) return value
  return findFreeSlug(`${value.replace(/-copy(?:-\d+)?$/, '')}-copy`, collection.slug, undefined, req)
}

/** Adds a number if another entry uses the slug. */
async function findFreeSlug(
  slug: string,
  collection: CollectionSlug,
  entryId: unknown,
  req: PayloadRequest,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection,
    where: { slug: { like: slug } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    req,
  })
  const takenSlugs = new Set(
    docs.filter((doc) => doc.id !== entryId).map((doc) => ('slug' in doc ? doc.slug : undefined)),
  )
  if (!takenSlugs.has(slug)) return slug
  let number = 2
  while (takenSlugs.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/** Lets editors distinguish a copy from the original. */
export const markCopiedName: FieldHook = ({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)
