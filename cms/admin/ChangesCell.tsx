import type { DefaultServerCellComponentProps } from 'payload'
import { auditNames } from '../audit/names.ts'

/** The fields that changed, as their form calls them, in a list of changes. */
export function ChangesCell({ cellData, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { field } = auditNames(payload.config, String(rowData.kind), i18n.language)
  return <span>{Array.isArray(cellData) ? cellData.flatMap(nameIn).map(field).join(', ') : ''}</span>
}

function nameIn(change: unknown): string[] {
  const isNamed = typeof change === 'object' && change !== null && 'field' in change
  return isNamed ? [String(change.field)] : []
}
