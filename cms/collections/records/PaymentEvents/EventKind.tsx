'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { TextOutput } from '../../../admin/values/TextOutput.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { kindText } from '../parts/kind-text.ts'
import { eventAmountText } from '../parts/paid-amount.ts'
import { officeTexts } from '../texts/index.ts'

/** Shows the kind of an event, and sets the heading of the page: kind, amount and traveller. */
export const EventKind: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<string>(path)
  const { eventKinds } = officeTexts[useLanguage()]
  const { title, setDocumentTitle } = useDocumentTitle()
  const text = value && kindText(value, eventKinds)
  const detail = useFormFields(([fields]) => fields.detail?.value)
  const travellerName = useFormFields(([fields]) => fields.traveller_name?.value)
  const heading = text && [text, eventAmountText(detail), travellerName].filter(Boolean).join(' · ')
  // Payload sets the heading to the ID when the page opens and after each save, after this effect. Therefore the
  // heading is set in the next frame.
  useEffect(() => {
    if (!heading || title === heading) return
    const frame = requestAnimationFrame(() => setDocumentTitle(heading))
    return () => cancelAnimationFrame(frame)
  }, [heading, title, setDocumentTitle])
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={text} />
    </div>
  )
}
