import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf, type Reader } from '../i18n/language.ts'
import { recordWords } from './record-words.ts'

/** Whether something is ticked, in words. */
export function YesNoCell({ cellData, i18n }: Pick<DefaultServerCellComponentProps, 'cellData'> & Reader) {
  const { yes, no } = recordWords[languageOf(i18n)]
  return <span>{cellData === true ? yes : no}</span>
}
