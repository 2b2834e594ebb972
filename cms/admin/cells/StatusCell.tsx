import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { findPublished } from '../../core/lists/find-published.ts'
import { createBatchLoader } from '../../payload-fixes/relation-cells/batch-loader.ts'
import { CellText } from './CellText.tsx'

type Props = DefaultServerCellComponentProps

/** All rows of a response share one query. */
const loadIsPublished = cache((payload: Payload, collection: Props['collectionSlug']) =>
  createBatchLoader((ids: (number | string)[]) => findPublished(payload, collection, ids)),
)

/**
 * Shows whether an entry is live, according to the main row of the entry. Payload searches the stored versions instead:
 * it would find an old published version of an unpublished entry, but after twenty drafts no published version of a
 * live entry.
 */
export async function StatusCell(props: Props) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const isLive = cellData !== 'published' && (await loadIsPublished(payload, collectionSlug)(rowData.id))
  const text = i18n.t(
    isLive ? 'version:draftHasPublishedVersion' : cellData === 'published' ? 'version:published' : 'version:draft',
  )
  return <CellText {...props} text={text} />
}
