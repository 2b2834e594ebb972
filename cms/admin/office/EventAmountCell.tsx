import { paidAmountText } from '../../office/paid-amount.ts'
import { CellText, type LinkProps } from '../cells/CellText.tsx'

/** Shows the amount of a payment event in a list. */
export function EventAmountCell(props: LinkProps) {
  return <CellText {...props} text={paidAmountText(props.rowData.detail) ?? ''} />
}
