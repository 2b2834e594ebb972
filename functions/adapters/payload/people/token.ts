import { createHash, randomBytes } from 'node:crypto'

/** Creates a random secret (256 bits) for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so that the database contains no usable token. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
