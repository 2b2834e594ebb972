'use client'

import { FieldDescription, useDocumentInfo } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { TextOutput } from '../../../admin/values/TextOutput.tsx'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { officeTexts } from '../texts/index.ts'
import { isResolved } from './next-states.ts'

/** Shows why staff must act, or that the matter is settled, so that staff do not repeat the action. */
export const StaffNote: TextareaFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<string | null>(path)
  const language = useLanguage()
  const { savedDocumentData } = useDocumentInfo()
  const notes = value?.split('\n').map((line) => translateMessage(line, language))
  const lines = notes && isResolved(savedDocumentData) ? [officeTexts[language].settledPrefix, ...notes] : notes
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={lines?.join('\n')} isMultiline />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
