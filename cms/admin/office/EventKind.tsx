'use client'

import { useDocumentTitle, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { kindText } from '../../office/kind-text.ts'
import { paidWords } from '../../office/paid-words.ts'
import { officeWords } from '../../office/words/index.ts'
import { WordsOutput } from '../WordsOutput.tsx'

/** Shows the kind of a payment event as text. It is also the heading of the page, with the amount and the traveller. */
export const EventKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { eventKinds } = officeWords[useLanguage()]
  const { title, setDocumentTitle } = useDocumentTitle()
  const words = value && kindText(value, eventKinds)
  const [detail, traveller] = useFormFields(([fields]) => [fields.detail?.value, fields.traveller_name?.value])
  const heading = words && [words, paidWords(detail), traveller].filter(Boolean).join(' · ')
  // Payload sets the heading to the id when the page opens and after each save, later than the effects of fields.
  useEffect(() => {
    if (!heading || title === heading) return
    const frame = requestAnimationFrame(() => setDocumentTitle(heading))
    return () => cancelAnimationFrame(frame)
  }, [heading, title, setDocumentTitle])
  return (
    <div className="field-type nusa-record">
      <WordsOutput label={field.label} words={words} />
    </div>
  )
}
