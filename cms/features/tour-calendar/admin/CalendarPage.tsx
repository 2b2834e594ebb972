import { entryIdPattern } from '@nusa/shared/catalog'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps, DocumentViewServerProps } from 'payload'
import { tourTexts } from '../../../collections/content/Tours/texts/index.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { OfficePage, requirePermission } from '../../office/admin/OfficePage.tsx'
import { TourCalendar } from './TourCalendar.tsx'

/** Shows the calendar of a tour on a separate page, for staff, who cannot open the form of the tour. */
export function CalendarPage(view: AdminViewServerProps) {
  const id = String(view.params?.segments?.[1])
  requirePermission(view, `/tour-calendar/${id}`, 'stock:edit')
  if (!entryIdPattern.test(id)) notFound()
  return (
    <OfficePage view={view} title={tourTexts[languageOf(view.i18n)].calendarOfTour}>
      <TourCalendar tourId={Number(id)} isStandalone />
    </OfficePage>
  )
}

export function CalendarTab({ doc }: DocumentViewServerProps) {
  return (
    <Gutter>
      <TourCalendar tourId={Number(doc.id)} />
    </Gutter>
  )
}
