import type { UIField } from 'payload'

/**
 * Returns a link to the calendar of a tour, at the month of a date.
 *
 * @param of field with the tour
 * @param on field with the date
 */
export function calendarLink(of: string, on: string): UIField {
  const Field = { path: '/collections/records/stock/CalendarLink.tsx#CalendarLink', clientProps: { of, on } }
  return { name: 'tour_calendar', type: 'ui', admin: { position: 'sidebar', components: { Field } } }
}
