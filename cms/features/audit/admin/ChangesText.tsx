import { FieldLabel } from '@payloadcms/ui'
import type { JSONFieldServerComponent } from 'payload'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { auditLabels } from '../audit-labels.ts'
import { readLinkedTitles } from '../linked-titles.ts'
import { parseChanges } from '../parse-changes.ts'
import { toReadableChange } from '../readable-change.ts'
import '../../../admin/admin.css'

/** Shows each changed field with its label in the form, its previous and its new value. */
export const ChangesText: JSONFieldServerComponent = async ({ clientField, data, payload, user, i18n }) => {
  const labels = auditLabels(payload.config, String(data.kind), i18n)
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
