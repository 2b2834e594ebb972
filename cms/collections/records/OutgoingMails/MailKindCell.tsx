import type { DefaultServerCellComponentProps } from 'payload'
import { CellText } from '../../../admin/values/cells.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { kindText } from '../parts/kind-text.ts'
import { officeTexts } from '../texts/index.ts'

export function MailKindCell(props: DefaultServerCellComponentProps) {
  const text = kindText(String(props.cellData), officeTexts[languageOf(props.i18n)].mailKinds)
  return <CellText {...props} text={text} />
}
