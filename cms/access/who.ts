import type { PayloadRequest } from 'payload'

export type Role = 'admin' | 'editor' | 'staff'

export const roles = ['admin', 'editor', 'staff'] as const

/** Says whether the request comes from somebody of the company with one of these roles. */
export function hasRole(req: PayloadRequest, ...wanted: Role[]): boolean {
  const { user } = req
  return user?.collection === 'users' && wanted.includes(user.role)
}

/**
 * The id of the traveller who asks, or null. Travellers act through the functions only, which use the Local API; a
 * traveller's token shown to the REST API gives nothing.
 */
export function travellerId(req: PayloadRequest): number | null {
  const { user } = req
  return req.payloadAPI === 'local' && user?.collection === 'travellers' ? user.id : null
}

/** Says whether a function asks for somebody who is not signed in: to sign up, or to subscribe. */
export function isAnonymousFunction(req: PayloadRequest): boolean {
  return req.payloadAPI === 'local' && !req.user
}
