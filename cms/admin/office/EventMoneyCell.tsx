import type { DefaultServerCellComponentProps } from 'payload'
import { paidWords } from '../../office/paid-words.ts'

/** The money that a payment's event is about, in a list. */
export function EventMoneyCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  return <span>{paidWords(rowData.detail)}</span>
}
