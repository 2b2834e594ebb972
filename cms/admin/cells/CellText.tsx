import type { DefaultServerCellComponentProps } from 'payload'
import { LinkedText } from '../../payload-fixes/relation-cells/LinkedText.tsx'
import { emptyText } from '../../payload-fixes/relation-cells/RelatedNames.tsx'

/** The props from Payload that a link in a cell needs. */
export type LinkProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/**
 * Shows text in a list's cell. In the first column the text links to the entry of its row, with a dash as the text of
 * an empty cell.
 */
export function CellText({ text, ...props }: LinkProps & { text: string }) {
  if (props.link) return <LinkedText {...props} text={text || emptyText} />
  return text && <span>{text}</span>
}
