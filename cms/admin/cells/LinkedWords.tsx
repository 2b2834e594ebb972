import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

type Props = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'columnIndex' | 'rowData' | 'viewType'>

/** Words as the way to their row's entry, which Payload makes: in a drawer it is another one than in a list. */
export function LinkedWords({ collectionSlug, columnIndex = 0, rowData, viewType, words }: Props & { words: string }) {
  const cell = {
    cellData: words,
    collectionSlug,
    field: { name: 'words', type: 'text' as const },
    link: true,
    rowData,
    ...(viewType && { viewType }),
  }
  return <RenderDefaultCell clientProps={cell} columnIndex={columnIndex} isLinkedColumn />
}
