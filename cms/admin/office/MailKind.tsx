'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useLanguage } from '../../i18n/use-language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { WordsOutput } from '../WordsOutput.tsx'

/** Shows the kind of a mail as text. */
export const MailKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { mailKinds } = officeWords[useLanguage()]
  return (
    <div className="field-type nusa-record">
      <WordsOutput label={field.label} words={value && kindText(value, mailKinds)} />
    </div>
  )
}
