/** Where the office's own pages are, beneath the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

/** The same pages as the menu and the first page name them. */
export const officePages = [
  { path: officePaths.day, title: 'Bookings by day' },
  { path: officePaths.figures, title: 'Figures' },
] as const
