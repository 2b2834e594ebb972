import type { DefaultServerCellComponentProps } from 'payload'
import { auditNames } from '../audit/names.ts'

/** What kind of entry was changed, as the menu calls it. */
export function KindCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  return <span>{auditNames(payload.config, String(cellData), i18n.language).kind}</span>
}
