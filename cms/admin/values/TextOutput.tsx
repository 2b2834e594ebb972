'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useId } from 'react'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { RecordValue } from './RecordValue.tsx'
import '../admin.css'

interface Props {
  label: StaticLabel | undefined
  text: string | null | undefined
  isMultiline?: boolean
}

/** Shows a read-only field as text, where Payload would show the stored value. */
export function TextOutput({ label, text, isMultiline = false }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <>
      <FieldLabel htmlFor={id} label={label} />
      <output id={id} className={`nusa-record__value${isMultiline ? ' nusa-record__value--lines' : ''}`}>
        <RecordValue language={language} value={text} />
      </output>
    </>
  )
}
