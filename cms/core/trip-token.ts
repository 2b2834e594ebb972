import { createHmac, timingSafeEqual } from 'node:crypto'

/** Separates these tokens from everything else that the secret signs. */
const purpose = 'nusa/trip-details/1'

/** What a token is bound to: the reference is random, so a token is useless for another booking with the same id. */
export interface TripTokenSubject {
  id: number
  reference: string
}

/**
 * Returns the secret with which the API signs, derived from the secret of the CMS (PAYLOAD_SECRET), so that tokens of the
 * CMS are invalid for the API, and vice versa.
 */
export function apiSecret(cmsSecret: string): string {
  return createHmac('sha256', cmsSecret).update('travellers').digest('hex')
}

/**
 * Returns the token of the link with which a traveller completes the details of a booking. It can be computed again at
 * any time, so each email and the office show the same link, and no token is stored.
 *
 * @param secret the secret of the API, see `apiSecret`
 */
export function createTripToken(secret: string, { id, reference }: TripTokenSubject): string {
  return `${id}.${sign(secret, { id, reference }).toString('base64url')}`
}

/** Returns the id of the booking that a token names, not verified; null if it has another form. */
export function tripTokenId(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? null : Number(id)
}

/** Returns whether a token was created for this booking. Compares in constant time. */
export function isTripToken(secret: string, token: string, subject: TripTokenSubject): boolean {
  const [, signature = ''] = token.split('.')
  const actual = Buffer.from(signature, 'base64url')
  const expected = sign(secret, subject)
  // Several texts decode to the same bytes: only the one that was created is accepted.
  return (
    actual.length === expected.length && timingSafeEqual(actual, expected) && token === createTripToken(secret, subject)
  )
}

function sign(secret: string, { id, reference }: TripTokenSubject): Buffer {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(`${id}\n${reference}`).digest()
}
