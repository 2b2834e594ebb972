import type { DefaultServerCellComponentProps } from 'payload'
import { CellText } from '../../../admin/cells/CellText.tsx'
import { auditLabels } from '../audit-labels.ts'
import { parseChanges } from '../parse-changes.ts'

/** Shows the labels of the changed fields in the list of changes. */
export function ChangesCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, payload, i18n } = props
  const { fieldLabel } = auditLabels(payload.config, String(rowData.kind), i18n)
  const changed = parseChanges(cellData).map((change) => fieldLabel(change.field))
  return <CellText {...props} text={changed.join(', ')} />
}
