import { toUnambiguousLetters } from './reference.ts'

const letterCount = 6

/**
 * Creates the short number of an order for travellers and staff, such as 'NUSA-7K3F9Q'. It is random and grants no
 * access: the owner or staff must sign in to see an order. The database enforces uniqueness; the caller retries after a
 * collision.
 * @param bytes Six bytes of a cryptographic random source.
 */
export function createOrderNumber(bytes: Uint8Array): string {
  if (bytes.length !== letterCount) throw new RangeError(`An order number needs ${letterCount} bytes.`)
  return `NUSA-${toUnambiguousLetters(bytes)}`
}

/** Returns the number of a booking within its order, such as 'NUSA-7K3F9Q-1'. `position` counts from 1. */
export function formatBookingNumber(order: string, position: number): string {
  return `${order}-${position}`
}
