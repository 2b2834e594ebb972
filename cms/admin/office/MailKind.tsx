'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useLanguage } from '../../i18n/use-language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeTexts } from '../../office/texts/index.ts'
import { TextOutput } from '../TextOutput.tsx'

/** Shows the kind of a mail as text. */
export const MailKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { mailKinds } = officeTexts[useLanguage()]
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={value && kindText(value, mailKinds)} />
    </div>
  )
}
