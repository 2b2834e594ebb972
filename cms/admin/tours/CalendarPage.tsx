import { entryNumberPattern } from '@nusa/shared/catalog'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../i18n/language.ts'
import { admitToOffice, OfficePage } from '../office/OfficePage.tsx'
import { TourCalendar } from './TourCalendar.tsx'
import { tourWords } from './words/index.ts'

/** The calendar as a separate page, for staff, who have no tours in their menu. */
export function CalendarPage(view: AdminViewServerProps) {
  const id = String(view.params?.segments?.[1])
  admitToOffice(view, `/tour-calendar/${id}`, ['admin', 'editor', 'staff'])
  if (!entryNumberPattern.test(id)) notFound()
  return (
    <OfficePage view={view} title={tourWords[languageOf(view.i18n)].calendarOfTour}>
      <TourCalendar tour={Number(id)} isAlone />
    </OfficePage>
  )
}
