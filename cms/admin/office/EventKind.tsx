'use client'

import { useDocumentTitle, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeWords } from '../../office/words/index.ts'
import { WordsOutput } from '../WordsOutput.tsx'

/** What happened to a payment, in words, which are the heading of its page, too. */
export const EventKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { eventKinds } = officeWords[useLanguage()]
  const { title, setDocumentTitle } = useDocumentTitle()
  const words = value && kindText(value, eventKinds)
  // Payload makes the id the heading when the page opens and whenever the entry was saved, after what its fields do.
  useEffect(() => {
    if (!words || title === words) return
    const frame = requestAnimationFrame(() => setDocumentTitle(words))
    return () => cancelAnimationFrame(frame)
  }, [words, title, setDocumentTitle])
  return (
    <div className="field-type nusa-record">
      <WordsOutput label={field.label} words={words} />
    </div>
  )
}
