import type { UIField } from 'payload'

/** A link to the calendar of the tour that one field names, at the month of the day that another one has. */
export function calendarLink(of: string, on: string): UIField {
  const Field = { path: '/admin/tours/CalendarLink.tsx#CalendarLink', clientProps: { of, on } }
  return { name: 'tour_calendar', type: 'ui', admin: { position: 'sidebar', components: { Field } } }
}
