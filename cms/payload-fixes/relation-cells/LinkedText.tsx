import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

type Props = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'columnIndex' | 'rowData' | 'viewType'>

/** Links to the entry of the row. Payload renders the link, which differs between drawers and lists. */
export function LinkedText({ collectionSlug, columnIndex = 0, rowData, viewType, text }: Props & { text: string }) {
  const cell = {
    cellData: text,
    collectionSlug,
    field: { name: 'words', type: 'text' as const },
    link: true,
    rowData,
    ...(viewType && { viewType }),
  }
  return <RenderDefaultCell clientProps={cell} columnIndex={columnIndex} isLinkedColumn />
}
