import { headers } from 'next/headers.js'
import {
  type CollectionSlug,
  createLocalReq,
  type DefaultServerCellComponentProps,
  executeAuthStrategies,
  type Payload,
} from 'payload'
import { cache } from 'react'
import { createBatchLoader } from './batch-loader.ts'
import { findRelated } from './find-related.ts'
import { LinkedText } from './LinkedText.tsx'
import { type ListEntry, toListEntry } from './list-entry.ts'
import { emptyText, RelatedNames } from './RelatedNames.tsx'
import { parseRelatedEntries, type RelatedEntry } from './related.ts'

type Props = DefaultServerCellComponentProps

/**
 * Shows the titles of related entries. Payload's cell shows that there are no related entries until its row becomes
 * visible. After a row has moved up, the cell never loads the titles.
 *
 * Payload 3.90.1; tested by `e2e/content/editor.spec.ts`. Remove it when Payload's cell waits for its entries, also
 * in a row that moved.
 */
export async function RelationCell(props: Props) {
  const { cellData, field, i18n, link } = props
  const { namedEntries, otherCount } = parseRelatedEntries(
    field.type === 'join' ? cellData?.docs : cellData,
    findRelatedCollection(field),
  )
  const entries = await Promise.all(namedEntries.map((related) => loadListEntry(related, props)))
  const moreText = otherCount > 0 ? i18n.t('fields:itemsAndMore', { count: otherCount, items: '' }) : ''
  if (!link) return <RelatedNames entries={entries} moreText={moreText} />
  const text = entries.map(({ name }) => name).join(', ') + moreText
  return <LinkedText {...props} text={text || emptyText} />
}

function findRelatedCollection(field: Props['field']): unknown {
  if (field.type === 'join') return field.collection
  return field.type === 'relationship' || field.type === 'upload' ? field.relationTo : null
}

async function loadListEntry({ collection, id }: RelatedEntry, { payload, i18n }: Props): Promise<ListEntry> {
  const untitledText = `${i18n.t('general:untitled')} - ID: ${id}`
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config) return { name: untitledText }
  const loadById = getRelatedLoader(payload, config.slug)
  const storedEntry = await loadById(id)
  return toListEntry(storedEntry, config.admin.useAsTitle ?? 'id', untitledText)
}

/** All cells of a response share one look-up per collection. */
const getRelatedLoader = cache((payload: Payload, collection: CollectionSlug) =>
  createBatchLoader(async (ids: (number | string)[]) => findRelated(collection, ids, await createUserRequest(payload))),
)

/** Payload does not pass the request to cells. */
const createUserRequest = cache(async (payload: Payload) => {
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  return createLocalReq(user ? { user } : {}, payload)
})
