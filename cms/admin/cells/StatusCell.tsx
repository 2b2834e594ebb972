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
 * Shows the status of an entry, according to the main row of the entry. Payload searches the stored versions instead.
 * It would report an unpublished entry as live because of an old version. After twenty newer drafts it would report a
 * live entry as a draft, because the published version is no longer stored.
 */
export async function StatusCell(props: Props) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const hasLiveVersion = cellData !== 'published' && (await loadIsPublished(payload, collectionSlug)(rowData.id))
  const text = i18n.t(
    hasLiveVersion
      ? 'version:draftHasPublishedVersion'
      : cellData === 'published'
        ? 'version:published'
        : 'version:draft',
  )
  return <CellText {...props} text={text} />
}
