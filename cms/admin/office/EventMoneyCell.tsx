import { paidWords } from '../../office/paid-words.ts'
import { CellText, type LinkProps } from '../cells/CellText.tsx'

/** Shows the amount of a payment event in a list. */
export function EventMoneyCell(props: LinkProps) {
  return <CellText {...props} words={paidWords(props.rowData.detail) ?? ''} />
}
