import { paidWords } from '../../office/paid-words.ts'
import { CellText, type LinkProps } from '../cells/CellText.tsx'

/** The money that a payment's event is about, in a list. */
export function EventMoneyCell(props: LinkProps) {
  return <CellText {...props} words={paidWords(props.rowData.detail) ?? ''} />
}
