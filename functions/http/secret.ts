import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time, independent of their length. */
export function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
