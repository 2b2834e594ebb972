import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../i18n/language.ts'
import { dateText } from '../i18n/times.ts'
import { CellText, type LinkProps } from './cells/CellText.tsx'

/** A date or a moment in a list, in Bali time. Payload would show moments in the zone of the reader's computer. */
export function DateCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  return <CellText {...props} words={dateText(props.cellData, languageOf(props.i18n))} />
}
