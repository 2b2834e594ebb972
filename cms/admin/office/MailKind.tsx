'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { mailKindText } from '../../office/mail-kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { RecordValue } from '../RecordValue.tsx'
import '../admin.css'

/** What a mail tells, in words: Payload would show it as it is kept. */
export const MailKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const language = useLanguage()
  const id = useId()
  const kind = value && mailKindText(value, officeWords[language])
  return (
    <div className="field-type nusa-record">
      <FieldLabel htmlFor={id} label={field.label} />
      <output id={id} className="nusa-record__value">
        <RecordValue language={language} value={kind} />
      </output>
    </div>
  )
}
