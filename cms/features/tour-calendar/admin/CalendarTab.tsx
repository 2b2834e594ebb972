import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { TourCalendar } from './TourCalendar.tsx'

/** The calendar of a tour as a tab of the tour's page. */
export function CalendarTab({ doc }: DocumentViewServerProps) {
  return (
    <Gutter>
      <TourCalendar tour={Number(doc.id)} />
    </Gutter>
  )
}
