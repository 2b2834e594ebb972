import type { ServerProps } from 'payload'

/** Returns whether a user handles bookings and payments: staff and administrators. */
export function isOffice(user: ServerProps['user']): boolean {
  return user?.collection === 'users' && (user.role === 'admin' || user.role === 'staff')
}
