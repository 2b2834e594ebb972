import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns whether the header is `Bearer` with the token. Compares in constant time. */
export function hasToken(authorization: string | null, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
