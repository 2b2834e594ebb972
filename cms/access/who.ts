import type { PayloadRequest } from 'payload'

export type Role = 'admin' | 'editor' | 'staff'

export const roles = ['admin', 'editor', 'staff'] as const

/** Returns whether the request comes from a CMS user with one of the roles. */
export function hasRole(req: PayloadRequest, ...wanted: Role[]): boolean {
  const { user } = req
  return user?.collection === 'users' && wanted.includes(user.role)
}

/**
 * Returns the id of the traveller who makes the request, or null. Travellers act only through the functions, which use
 * the Local API; a traveller's token gives no access to the REST API.
 */
export function travellerId(req: PayloadRequest): number | null {
  const { user } = req
  return req.payloadAPI === 'local' && user?.collection === 'travellers' ? user.id : null
}

/** Returns whether a function acts for a signed-out visitor, who signs up or subscribes. */
export function isAnonymousFunction(req: PayloadRequest): boolean {
  return req.payloadAPI === 'local' && !req.user
}
