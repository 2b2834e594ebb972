import type { TypedUser } from 'payload'
import { userHasPermission } from '../../access/permissions.ts'

/** The paths are relative to the path of the admin. */
export const officePaths = {
  day: '/bookings-by-day',
  figures: '/figures',
} as const

const officePages = [
  { path: officePaths.day, textKey: 'bookingsByDay', permission: 'bookings:read' },
  { path: officePaths.figures, textKey: 'reports', permission: 'reports:read' },
] as const

export const findOfficePages = (user: TypedUser | null | undefined) =>
  officePages.filter(({ permission }) => userHasPermission(user, permission))
