import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the kind of a payment event in a list. */
export function EventKindCell(props: DefaultServerCellComponentProps) {
  const words = kindText(String(props.cellData), officeWords[languageOf(props.i18n)].eventKinds)
  return <CellText {...props} words={words} />
}
