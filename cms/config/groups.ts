/** The headings of the admin's menu. */
export const groups = {
  tours: 'Tours',
  transport: 'Transport',
  hotels: 'Hotels',
  site: 'Site',
  bookings: 'Bookings',
  people: 'People',
  /** Last in the menu: entries that nobody writes by hand. */
  system: 'Written by the system',
} as const

/** Payload calls this with its client's user for collections and with the server's for globals. */
type Viewer = { user: object | null }

/** Keeps content out of the menu of staff, who don't write it. */
export const hiddenFromStaff = (viewer: Viewer): boolean => roleOf(viewer) === 'staff'

/** Keeps bookings and payments out of the menu of editors, who may not see them. */
export const hiddenFromEditors = (viewer: Viewer): boolean => roleOf(viewer) === 'editor'

/** Keeps what only administrators handle out of everybody else's menu. */
export const hiddenFromOthers = (viewer: Viewer): boolean => roleOf(viewer) !== 'admin'

function roleOf({ user }: Viewer): unknown {
  return user && 'role' in user ? user.role : undefined
}
