'use client'

import { FieldDescription, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { translated } from '../../i18n/translated.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { isSettled } from '../../office/is-settled.ts'
import { officeWords } from '../../office/words/index.ts'
import { WordsOutput } from '../WordsOutput.tsx'

/**
 * Shows why staff must act, as stored by the functions, in the language of the reader. If it is resolved, it says so,
 * so that the action is not repeated.
 */
export const StaffNote: TextareaFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  const language = useLanguage()
  const { savedDocumentData } = useDocumentInfo()
  const noted = value?.split('\n').map((line) => translated(line, language))
  const lines = noted && isSettled(savedDocumentData) ? [officeWords[language].settled, ...noted] : noted
  return (
    <div className="field-type nusa-record">
      <WordsOutput label={field.label} words={lines?.join('\n')} isOfLines />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
