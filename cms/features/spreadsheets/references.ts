import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { getListFields } from './columns.ts'
import { buildLabels, type LabelIndex, type References } from './labels.ts'
import { buildStartTimeLabels } from './row-formats.ts'
import type { List, Table } from './table.ts'

/**
 * Loads the labels of all entries that cells may refer to, with one query per collection. Staff also get the names of
 * entries that are not published, because overrides may refer to them.
 */
export async function readReferences(table: Table, req: PayloadRequest): Promise<References> {
  const { flattenedFields } = req.payload.collections[table.collection].config
  const slugs = new Set(
    listCellFields(table, flattenedFields).flatMap((field) =>
      field.type === 'relationship' && typeof field.relationTo === 'string' ? [field.relationTo] : [],
    ),
  )
  const labelIndexes = new Map<string, LabelIndex>()
  for (const slug of slugs) labelIndexes.set(slug, await readLabels(slug, req))
  const startTimeLabels = Object.values(table.formats).includes('startTime')
    ? await readStartTimeLabels(req)
    : new Map<unknown, LabelIndex>()
  return {
    labelOf: (collection, id) => labelIndexes.get(collection)?.labelsById.get(id) ?? `#${id}`,
    idsOf: (collection, label) => labelIndexes.get(collection)?.idsByLabel.get(label.toLowerCase()) ?? [],
    collectionLabelOf(collection) {
      const { labels, slug } = req.payload.collections[collection as CollectionSlug].config
      return labelInLanguage(labels.plural, req.i18n.language) ?? slug
    },
    getStartTimeLabels: (tourId) => startTimeLabels.get(tourId) ?? buildLabels([]),
  }
}

function listCellFields(
  { columns, lists }: { columns: readonly string[]; lists?: readonly List[] | undefined },
  fields: readonly FlattenedField[],
): FlattenedField[] {
  return [
    ...fields.filter(({ name }) => columns.includes(name)),
    ...(lists ?? []).flatMap((list) =>
      listCellFields({ columns: list.columns, lists: list.innerLists }, getListFields(fields, list.field)),
    ),
  ]
}

async function readStartTimeLabels(req: PayloadRequest): Promise<Map<unknown, LabelIndex>> {
  const { docs } = await req.payload.find({
    collection: 'tours',
    where: { 'start_times.time': { exists: true } },
    select: { start_times: { time: true, label: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, start_times }) => [id, buildStartTimeLabels(start_times)]))
}

async function readLabels(slug: CollectionSlug, req: PayloadRequest): Promise<LabelIndex> {
  const { config } = req.payload.collections[slug]
  const nameField = findNameField(config)
  const { docs } = await req.payload.find({
    collection: slug,
    draft: Boolean(config.versions?.drafts) && hasPermission(req, 'content:edit'),
    select: { [nameField]: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return buildLabels(docs.map((doc) => ({ id: doc.id, name: String(Object(doc)[nameField] ?? '') })))
}

function findNameField({ flattenedFields, admin }: SanitizedCollectionConfig): string {
  return flattenedFields.some(({ name }) => name === 'slug') ? 'slug' : (admin.useAsTitle ?? 'id')
}
