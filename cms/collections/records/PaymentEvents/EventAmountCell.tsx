import { CellText, type LinkProps } from '../../../admin/cells/CellText.tsx'
import { paidAmountText } from '../parts/paid-amount.ts'

/** Shows the amount of a payment event in a list. */
export function EventAmountCell(props: LinkProps) {
  return <CellText {...props} text={paidAmountText(props.rowData.detail) ?? ''} />
}
