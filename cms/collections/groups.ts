/** Headings in the menu of the admin. */
export const groups = {
  tours: 'Tours',
  transport: 'Transport',
  hotels: 'Hotels',
  site: 'Site',
  bookings: 'Bookings',
  people: 'People',
  /** Last in the menu: entries that are not written by hand. */
  system: 'Written by the system',
} as const
