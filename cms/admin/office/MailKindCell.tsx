import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the kind of a mail in a list. */
export function MailKindCell(props: DefaultServerCellComponentProps) {
  const words = kindText(String(props.cellData), officeWords[languageOf(props.i18n)].mailKinds)
  return <CellText {...props} words={words} />
}
