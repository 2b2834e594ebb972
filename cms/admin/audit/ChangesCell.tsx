import type { DefaultServerCellComponentProps } from 'payload'
import { changesIn } from '../../audit/changes-in.ts'
import { auditNames } from '../../audit/names.ts'
import { CellText } from '../cells/CellText.tsx'

/** Shows the labels of the changed fields in the list of changes. */
export function ChangesCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, payload, i18n } = props
  const { field } = auditNames(payload.config, String(rowData.kind), i18n)
  const changed = changesIn(cellData).map((change) => field(change.field))
  return <CellText {...props} words={changed.join(', ')} />
}
