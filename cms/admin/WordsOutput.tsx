'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useId } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { RecordValue } from './RecordValue.tsx'
import './admin.css'

interface Props {
  label: StaticLabel | undefined
  words: string | null | undefined
  isOfLines?: boolean
}

/** Shows a read-only field as text, where Payload would show the stored value. */
export function WordsOutput({ label, words, isOfLines = false }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <>
      <FieldLabel htmlFor={id} label={label} />
      <output id={id} className={`nusa-record__value${isOfLines ? ' nusa-record__value--lines' : ''}`}>
        <RecordValue language={language} value={words} />
      </output>
    </>
  )
}
