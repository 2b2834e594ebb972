import type { DefaultServerCellComponentProps } from 'payload'
import { CellText, type LinkCellProps } from '../../../admin/values/cells.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { kindText } from '../parts/kind-text.ts'
import { eventAmountText } from '../parts/paid-amount.ts'
import { officeTexts } from '../texts/index.ts'

export function EventKindCell(props: DefaultServerCellComponentProps) {
  const text = kindText(String(props.cellData), officeTexts[languageOf(props.i18n)].eventKinds)
  return <CellText {...props} text={text} />
}

export function EventAmountCell(props: LinkCellProps) {
  return <CellText {...props} text={eventAmountText(props.rowData.detail) ?? ''} />
}
