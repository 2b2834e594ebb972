import { formatRupiah } from '@nusa/shared/money'
import type { DefaultServerCellComponentProps } from 'payload'
import { CellText, type LinkProps } from './CellText.tsx'

/** Shows an amount in a list: Rp1.518.000. */
export function AmountCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  return <CellText {...props} text={typeof cellData === 'number' ? formatRupiah(cellData) : ''} />
}
