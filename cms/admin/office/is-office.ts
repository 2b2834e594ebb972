import type { ServerProps } from 'payload'

/** Says whether somebody handles bookings and payments: staff and administrators. */
export function isOffice(user: ServerProps['user']): boolean {
  return user?.collection === 'users' && (user.role === 'admin' || user.role === 'staff')
}
