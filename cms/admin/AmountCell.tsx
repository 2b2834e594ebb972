import { formatRupiah } from '@nusa/shared/money'
import type { DefaultServerCellComponentProps } from 'payload'

/** An amount in a list: Rp1.518.000. */
export function AmountCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'number' ? <span>{formatRupiah(cellData)}</span> : null
}
