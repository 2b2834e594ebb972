'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { RecordValue } from './RecordValue.tsx'
import { toReadableName } from './record-values.ts'
import '../admin.css'

/** Shows a JSON value without Payload's JSON field, which would load a code editor from another host. */
export const RecordField: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<unknown>(path)
  const language = useLanguage()
  return (
    <div className="field-type nusa-record">
      <FieldLabel label={field.label} />
      <div className="nusa-record__value">
        <RecordValue language={language} name={toReadableName(field.name)} value={value} />
      </div>
    </div>
  )
}
