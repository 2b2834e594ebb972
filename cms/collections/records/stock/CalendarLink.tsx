'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { tourTexts } from '../../content/Tours/texts/index.ts'

export function CalendarLink({ tourField, dateField }: { tourField: string; dateField: string }) {
  const { config } = useConfig()
  const texts = useTexts(tourTexts)
  const tour = useFormFields(([fields]) => fields[tourField]?.value)
  const date = useFormFields(([fields]) => fields[dateField]?.value)
  if (typeof tour !== 'number') return null
  const month = typeof date === 'string' && date !== '' ? `?month=${date.slice(0, 7)}` : ''
  const address = formatAdminURL({ adminRoute: config.routes.admin, path: `/tour-calendar/${tour}${month}` })
  return (
    <div className="field-type">
      <a href={address}>{texts.calendarOfThisTour}</a>
    </div>
  )
}
