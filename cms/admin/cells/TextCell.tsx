import type { DefaultServerCellComponentProps } from 'payload'
import { CellText, type LinkProps } from './CellText.tsx'

/** Shows a text or number in a list, and nothing without a value. */
export function TextCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  return <CellText {...props} text={text} />
}
