import type { DefaultServerCellComponentProps } from 'payload'
import { CellText, type LinkProps } from './cells/CellText.tsx'

/** A text or a number in a list, and nothing where there is none. */
export function TextCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  return <CellText {...props} words={text} />
}
