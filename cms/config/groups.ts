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

/** Payload passes the user of its client for collections, and that of its server for globals. */
type Viewer = { user: object | null }

/** Hides content from the menu of staff, who do not write it. */
export const hiddenFromStaff = (viewer: Viewer): boolean => roleOf(viewer) === 'staff'

/** Hides bookings and payments from the menu of editors, who may not see them. */
export const hiddenFromEditors = (viewer: Viewer): boolean => roleOf(viewer) === 'editor'

/** Hides a collection from the menu of everyone except administrators. */
export const hiddenFromOthers = (viewer: Viewer): boolean => roleOf(viewer) !== 'admin'

function roleOf({ user }: Viewer): unknown {
  return user && 'role' in user ? user.role : undefined
}
