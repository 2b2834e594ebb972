import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf, type Reader } from '../../core/i18n/language.ts'
import { recordTexts } from '../values/record-texts.ts'
import { CellText, type LinkProps } from './CellText.tsx'

/** Shows a checkbox in a list as yes or no. */
export function YesNoCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'> & Reader) {
  const { yes, no } = recordTexts[languageOf(props.i18n)]
  return <CellText {...props} text={props.cellData === true ? yes : no} />
}
