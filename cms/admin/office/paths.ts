/** Where the office's own pages are, beneath the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

/** The same pages with which of the office's words name them in the menu and on the first page. */
export const officePages = [
  { path: officePaths.day, title: 'bookingsByDay' },
  { path: officePaths.figures, title: 'figures' },
] as const
