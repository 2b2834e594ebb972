import { createHmac, timingSafeEqual } from 'node:crypto'

/** Part of the signing key, so that no other signature with the secret is a valid token. */
const keyPurpose = 'nusa/trip-details/1'

/** The booking that a token gives access to. The random reference makes the token invalid if an id is used again. */
export interface TripTokenSubject {
  id: number
  reference: string
}

/**
 * Derives the secret of the site's API from PAYLOAD_SECRET. With two different secrets, the API refuses tokens of the
 * CMS, and the CMS refuses tokens of the API.
 */
export function deriveApiSecret(cmsSecret: string): string {
  return createHmac('sha256', cmsSecret).update('travellers').digest('hex')
}

/**
 * Returns the token of a traveller's link to a booking. It is computed and not stored, so all emails and the CMS show
 * the same link.
 *
 * @param secret the secret of the API, see `deriveApiSecret`
 */
export function createTripToken(secret: string, { id, reference }: TripTokenSubject): string {
  return `${id}.${sign(secret, { id, reference }).toString('base64url')}`
}

/** Returns the booking's id without verifying the token; null if the text is not a token. */
export function readTripTokenId(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? null : Number(id)
}

/** Returns whether the token is that of the booking. Compares in constant time. */
export function isTripToken(secret: string, token: string, subject: TripTokenSubject): boolean {
  const [, signature = ''] = token.split('.')
  const actual = Buffer.from(signature, 'base64url')
  const expected = sign(secret, subject)
  // Several base64url texts decode to the same bytes. The comparison of the texts accepts only the created token.
  return (
    actual.length === expected.length && timingSafeEqual(actual, expected) && token === createTripToken(secret, subject)
  )
}

function sign(secret: string, { id, reference }: TripTokenSubject): Buffer {
  const key = createHmac('sha256', secret).update(keyPurpose).digest()
  return createHmac('sha256', key).update(`${id}\n${reference}`).digest()
}
