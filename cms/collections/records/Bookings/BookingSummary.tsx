'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { summariseBooking } from './booking-summary.ts'
import '../../../admin/admin.css'

export function BookingSummary() {
  const { savedDocumentData } = useDocumentInfo()
  const language = useLanguage()
  if (!savedDocumentData) return null
  const [product, ...details] = summariseBooking(savedDocumentData, language)
  return (
    <p className="field-type nusa-booking-summary">
      <strong>{product}</strong>
      {details.map((detail) => ` · ${detail}`)}
    </p>
  )
}
