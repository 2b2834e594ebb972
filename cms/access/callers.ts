import type { PayloadRequest } from 'payload'

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
