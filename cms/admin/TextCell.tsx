import type { DefaultServerCellComponentProps } from 'payload'
import { LinkedWords } from './LinkedWords.tsx'
import { nothing } from './relations/RelatedNames.tsx'

type Props = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/** A text or a number in a list, and nothing where there is none. In the first column it leads to its entry, even so. */
export function TextCell(props: Props) {
  const { cellData, link } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  if (link) return <LinkedWords {...props} words={text || nothing} />
  return text && <span>{text}</span>
}
