import type { TypedUser } from 'payload'
import { userHasPermission } from '../../access/permissions.ts'

/** Paths of the office pages, within the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

const officePages = [
  { path: officePaths.day, title: 'bookingsByDay', permission: 'bookings:read' },
  { path: officePaths.figures, title: 'figures', permission: 'reports:read' },
] as const

/** Returns the office pages that a user may see, with the keys of their titles for the menu and the start page. */
export const officePagesFor = (user: TypedUser | null | undefined) =>
  officePages.filter(({ permission }) => userHasPermission(user, permission))
