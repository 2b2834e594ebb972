import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses, as it stands in a cookie or a link: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: whoever reads the database can't use it. It needs no salt, for no token is ever guessed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
