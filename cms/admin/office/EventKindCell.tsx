import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeTexts } from '../../office/texts/index.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the kind of a payment event in a list. */
export function EventKindCell(props: DefaultServerCellComponentProps) {
  const text = kindText(String(props.cellData), officeTexts[languageOf(props.i18n)].eventKinds)
  return <CellText {...props} text={text} />
}
