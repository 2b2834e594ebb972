'use client'

import type { TextFieldClientComponent } from 'payload'
import { TextOutput } from '../../../admin/values/TextOutput.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { kindText } from '../parts/kind-text.ts'
import { officeTexts } from '../texts/index.ts'

export const MailKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<string>(path)
  const { mailKinds } = officeTexts[useLanguage()]
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={value && kindText(value, mailKinds)} />
    </div>
  )
}
