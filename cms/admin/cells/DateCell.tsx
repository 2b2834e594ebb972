import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../core/i18n/language.ts'
import { dateText } from '../../core/i18n/times.ts'
import { CellText, type LinkProps } from './CellText.tsx'

/** Shows a date or an instant in a list, in Bali time. Payload would use the computer's time zone. */
export function DateCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  return <CellText {...props} text={dateText(props.cellData, languageOf(props.i18n))} />
}
