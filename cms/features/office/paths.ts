import type { TypedUser } from 'payload'
import { userHasPermission } from '../../access/permissions.ts'

/** The paths of the office pages, relative to the path of the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

const officePages = [
  { path: officePaths.day, title: 'bookingsByDay', permission: 'bookings:read' },
  { path: officePaths.figures, title: 'figures', permission: 'reports:read' },
] as const

/** Returns the office pages that a user may see. `title` is the key of a text. */
export const officePagesFor = (user: TypedUser | null | undefined) =>
  officePages.filter(({ permission }) => userHasPermission(user, permission))
