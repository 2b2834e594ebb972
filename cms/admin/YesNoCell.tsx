import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf, type Reader } from '../i18n/language.ts'
import { CellText, type LinkProps } from './cells/CellText.tsx'
import { recordTexts } from './record-texts.ts'

/** Shows a checkbox in a list as yes or no. */
export function YesNoCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'> & Reader) {
  const { yes, no } = recordTexts[languageOf(props.i18n)]
  return <CellText {...props} text={props.cellData === true ? yes : no} />
}
