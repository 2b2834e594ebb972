import { createHash, timingSafeEqual } from 'node:crypto'

/** Says whether a request carries the token as `Authorization: Bearer …`, in the same time whatever it carries. */
export function hasToken(authorization: string | null, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
