import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { publishedAmong } from '../lists/published-among.ts'
import { CellText } from './cells/CellText.tsx'
import { gather } from './relations/gather.ts'

type Props = DefaultServerCellComponentProps

/** All rows of an answer share one look-up. */
const isPublishedOf = cache((payload: Payload, collection: Props['collectionSlug']) =>
  gather((ids: (number | string)[]) => publishedAmong(payload, collection, ids)),
)

/**
 * Whether an entry is on the site, as its own row says. Payload looks at its kept versions instead: a published one among them
 * would do for an entry that was taken off the site since, and after twenty drafts none is left of one that is on it.
 */
export async function StatusCell(props: Props) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const isLive = cellData !== 'published' && (await isPublishedOf(payload, collectionSlug)(rowData.id))
  const words = i18n.t(
    isLive ? 'version:draftHasPublishedVersion' : cellData === 'published' ? 'version:published' : 'version:draft',
  )
  return <CellText {...props} words={words} />
}
