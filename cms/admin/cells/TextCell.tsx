import type { DefaultServerCellComponentProps } from 'payload'
import { CellText, type LinkProps } from './CellText.tsx'

/** Shows text or a number in a list; empty without one. */
export function TextCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  return <CellText {...props} text={text} />
}
