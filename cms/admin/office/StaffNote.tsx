'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { translated } from '../../i18n/translated.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { WordsOutput } from '../WordsOutput.tsx'

/** Why staff have to look at something, as the functions noted it, in the language of whoever reads it. */
export const StaffNote: TextareaFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  const language = useLanguage()
  const lines = value?.split('\n').map((line) => translated(line, language))
  return (
    <div className="field-type nusa-record">
      <WordsOutput label={field.label} words={lines?.join('\n')} isOfLines />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
