import type { DefaultServerCellComponentProps } from 'payload'
import { nothing } from '../relations/RelatedNames.tsx'
import { LinkedWords } from './LinkedWords.tsx'

/** What a link in a cell needs of the props that Payload passes. */
export type LinkProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/**
 * Shows text in a list's cell. In the first column it links to the entry of its row, with a dash if there is no text.
 */
export function CellText({ words, ...props }: LinkProps & { words: string }) {
  if (props.link) return <LinkedWords {...props} words={words || nothing} />
  return words && <span>{words}</span>
}
