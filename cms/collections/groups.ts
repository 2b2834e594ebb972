/** The headings under which the admin panel lists the collections. */
export const groups = {
  tours: 'Tours',
  transport: 'Transport',
  hotels: 'Hotels',
  site: 'Site',
  bookings: 'Bookings',
  people: 'People',
  system: 'Written by the system',
} as const
