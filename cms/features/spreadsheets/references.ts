import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'

type Id = number | string

/** The labels of related entries in cells: their page address, or their name if they have no page. */
export interface References {
  labelOf: (collection: string, id: unknown) => string
  idsOf: (collection: string, label: string) => readonly Id[]
  /** Returns the label of the collection. */
  nameOf: (collection: string) => string
}

interface LabelIndex {
  labels: ReadonlyMap<unknown, string>
  ids: ReadonlyMap<string, readonly Id[]>
}

/** Loads the labels of all entries that these fields may refer to, with one query per collection. */
export async function readReferences(fields: readonly FlattenedField[], req: PayloadRequest): Promise<References> {
  const slugs = new Set(
    fields.flatMap((field) =>
      field.type === 'relationship' && typeof field.relationTo === 'string' ? [field.relationTo] : [],
    ),
  )
  const indexes = new Map<string, LabelIndex>()
  for (const slug of slugs) indexes.set(slug, await readLabels(slug, req))
  return {
    labelOf: (collection, id) => indexes.get(collection)?.labels.get(id) ?? `#${id}`,
    idsOf: (collection, label) => indexes.get(collection)?.ids.get(label.toLowerCase()) ?? [],
    nameOf(collection) {
      const { labels, slug } = req.payload.collections[collection as CollectionSlug].config
      return labelInLanguage(labels.plural, req.i18n.language) ?? slug
    },
  }
}

async function readLabels(slug: CollectionSlug, req: PayloadRequest): Promise<LabelIndex> {
  const { config } = req.payload.collections[slug]
  const field = nameField(config)
  const { docs } = await req.payload.find({
    collection: slug,
    draft: Boolean(config.versions?.drafts),
    select: { [field]: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return buildLabels(docs.map((doc) => ({ id: doc.id, name: String(Object(doc)[field] ?? '') })))
}

/** Builds the labels of entries. If several entries share a name, the id is appended. */
export function buildLabels(entries: readonly { id: Id; name: string }[]): LabelIndex {
  const sameNamed = Map.groupBy(entries, ({ name }) => name.toLowerCase())
  const labels = new Map<unknown, string>()
  const ids = new Map<string, Id[]>()
  for (const { id, name } of entries) {
    const isUnique = name !== '' && sameNamed.get(name.toLowerCase())?.length === 1
    const label = isUnique ? name : `${name} #${id}`.trim()
    labels.set(id, label)
    for (const key of new Set([label.toLowerCase(), name.toLowerCase()])) ids.set(key, [...(ids.get(key) ?? []), id])
  }
  return { labels, ids }
}

function nameField({ flattenedFields, admin }: SanitizedCollectionConfig): string {
  return flattenedFields.some(({ name }) => name === 'slug') ? 'slug' : (admin.useAsTitle ?? 'id')
}
