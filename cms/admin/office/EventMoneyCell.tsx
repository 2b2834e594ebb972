import type { DefaultServerCellComponentProps } from 'payload'
import { paidWords } from '../../office/paid-words.ts'

/** Of what is known of a payment's event, its money: in a list the rest is too much. */
export function EventMoneyCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{paidWords(cellData)}</span>
}
