import type { DefaultServerCellComponentProps } from 'payload'
import { auditLabels } from '../../audit/audit-labels.ts'
import { parseChanges } from '../../audit/parse-changes.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the labels of the changed fields in the list of changes. */
export function ChangesCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, payload, i18n } = props
  const { field } = auditLabels(payload.config, String(rowData.kind), i18n)
  const changed = parseChanges(cellData).map((change) => field(change.field))
  return <CellText {...props} text={changed.join(', ')} />
}
