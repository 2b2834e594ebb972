import { FieldLabel } from '@payloadcms/ui'
import type { JSONFieldServerComponent } from 'payload'
import { changesIn } from '../../audit/changes-in.ts'
import { linkedTitles } from '../../audit/linked-titles.ts'
import { auditNames } from '../../audit/names.ts'
import { readable } from '../../audit/values.ts'
import { languageOf } from '../../i18n/language.ts'
import { RecordValue } from '../RecordValue.tsx'
import '../admin.css'

/** Shows each changed field with its label in the form, its previous and its new value. */
export const ChangesText: JSONFieldServerComponent = async ({ clientField, data, payload, user, i18n }) => {
  const names = auditNames(payload.config, String(data.kind), i18n)
  const changes = changesIn(data.changes)
  const titlesOf = await linkedTitles(changes, names, { payload, user })
  return (
    <div className="field-type nusa-record">
      <FieldLabel label={clientField.label} />
      <div className="nusa-record__value">
        <RecordValue
          language={languageOf(i18n)}
          value={changes.map((change) => readable(change, names, titlesOf, i18n))}
        />
      </div>
    </div>
  )
}
