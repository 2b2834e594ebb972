import type { DefaultServerCellComponentProps } from 'payload'
import { changesIn } from '../../audit/changes-in.ts'
import { auditNames } from '../../audit/names.ts'

/** The fields that changed, as their form calls them, in a list of changes. */
export function ChangesCell({ cellData, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { field } = auditNames(payload.config, String(rowData.kind), i18n)
  return (
    <span>
      {changesIn(cellData)
        .map((change) => field(change.field))
        .join(', ')}
    </span>
  )
}
