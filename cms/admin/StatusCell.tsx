import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { publishedAmong } from '../lists/published-among.ts'
import { CellText } from './cells/CellText.tsx'
import { gather } from './relations/gather.ts'

type Props = DefaultServerCellComponentProps

/** All rows of a response share one query. */
const isPublishedOf = cache((payload: Payload, collection: Props['collectionSlug']) =>
  gather((ids: (number | string)[]) => publishedAmong(payload, collection, ids)),
)

/**
 * Shows whether an entry is live, according to its own row. Payload searches the stored versions instead. It would find
 * an old published version of an unpublished entry, and after twenty drafts no published version of a live one.
 */
export async function StatusCell(props: Props) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const isLive = cellData !== 'published' && (await isPublishedOf(payload, collectionSlug)(rowData.id))
  const words = i18n.t(
    isLive ? 'version:draftHasPublishedVersion' : cellData === 'published' ? 'version:published' : 'version:draft',
  )
  return <CellText {...props} words={words} />
}
