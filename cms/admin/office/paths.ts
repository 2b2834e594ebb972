/** Paths of the office pages, within the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

/** The office pages with the keys of their titles for the menu and the start page. */
export const officePages = [
  { path: officePaths.day, title: 'bookingsByDay' },
  { path: officePaths.figures, title: 'figures' },
] as const
