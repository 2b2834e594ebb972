import { createHash, randomBytes } from 'node:crypto'

/** Creates a random secret (256 bits) for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash to store, so that reading the database reveals no token. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
