import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeWords } from '../../office/words/index.ts'

/** What a mail tells, in words. */
export function MailKindCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <span>{kindText(String(cellData), officeWords[languageOf(i18n)].mailKinds)}</span>
}
