import type { DefaultServerCellComponentProps } from 'payload'
import { LinkedText } from '../../payload-fixes/relation-cells/LinkedText.tsx'
import { emptyText } from '../../payload-fixes/relation-cells/RelatedNames.tsx'

/** What a link in a cell needs of the props that Payload passes. */
export type LinkProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/**
 * Shows text in a list's cell. In the first column it links to the entry of its row, with a dash if there is no text.
 */
export function CellText({ text, ...props }: LinkProps & { text: string }) {
  if (props.link) return <LinkedText {...props} text={text || emptyText} />
  return text && <span>{text}</span>
}
