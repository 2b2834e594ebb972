import '../../../admin/admin.css'
import { FieldLabel } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from 'payload'
import { CellText } from '../../../admin/values/cells.tsx'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { createAuditLabels } from '../audit-labels.ts'
import { parseChanges } from '../changes.ts'
import { readLinkedTitles, toReadableChange } from '../readable-change.ts'

export function ChangesCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, payload, i18n } = props
  const { fieldLabel } = createAuditLabels(payload.config, String(rowData.kind), i18n)
  const changedFieldLabels = parseChanges(cellData).map((change) => fieldLabel(change.field))
  return <CellText {...props} text={changedFieldLabels.join(', ')} />
}

export const ChangesText: JSONFieldServerComponent = async ({ clientField, data, payload, user, i18n }) => {
  const labels = createAuditLabels(payload.config, String(data.kind), i18n)
  const changes = parseChanges(data.changes)
  const titlesOf = await readLinkedTitles(changes, labels, { payload, user })
  return (
    <div className="field-type nusa-record">
      <FieldLabel label={clientField.label} />
      <div className="nusa-record__value">
        <RecordValue
          language={languageOf(i18n)}
          value={changes.map((change) => toReadableChange(change, labels, titlesOf, i18n))}
        />
      </div>
    </div>
  )
}
