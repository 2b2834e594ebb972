import type { UIField } from 'payload'

/**
 * Returns a field with a link to the calendar of a tour, at the month of a date.
 *
 * @param tourField the field with the tour
 * @param dateField the field with the date
 */
export function calendarLink(tourField: string, dateField: string): UIField {
  const Field = {
    path: '/collections/records/stock/CalendarLink.tsx#CalendarLink',
    clientProps: { tourField, dateField },
  }
  return { name: 'tour_calendar', type: 'ui', admin: { position: 'sidebar', components: { Field } } }
}
