import type { UIField } from 'payload'

/** Links to the month of a date in a tour's calendar. */
export function calendarLink(tourField: string, dateField: string): UIField {
  const Field = {
    path: '/collections/records/stock/CalendarLink.tsx#CalendarLink',
    clientProps: { tourField, dateField },
  }
  return { name: 'tour_calendar', type: 'ui', admin: { position: 'sidebar', components: { Field } } }
}
