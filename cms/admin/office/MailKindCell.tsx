import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeTexts } from '../../office/texts/index.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the kind of a mail in a list. */
export function MailKindCell(props: DefaultServerCellComponentProps) {
  const text = kindText(String(props.cellData), officeTexts[languageOf(props.i18n)].mailKinds)
  return <CellText {...props} text={text} />
}
