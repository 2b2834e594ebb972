'use client'

import { FieldLabel, useDocumentTitle, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { mailKindText } from '../../office/mail-kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { RecordValue } from '../RecordValue.tsx'
import '../admin.css'

/** What a mail tells, in words, as which it is also the title of the page: Payload would show it as it is kept. */
export const MailKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { title, setDocumentTitle } = useDocumentTitle()
  const language = useLanguage()
  const id = useId()
  const kind = value && mailKindText(value, officeWords[language])
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  // Payload sets its own after this is first drawn, and whenever it has read the mail.
  useEffect(() => {
    if (isShown && kind && title !== kind) setDocumentTitle(kind)
  }, [isShown, kind, title, setDocumentTitle])
  return (
    <div className="field-type nusa-record">
      <FieldLabel htmlFor={id} label={field.label} />
      <output id={id} className="nusa-record__value">
        <RecordValue language={language} value={kind} />
      </output>
    </div>
  )
}
