import { unambiguousLetters } from './reference.ts'

const letters = 6

/**
 * Makes the short number that travellers and staff call an order by, such as 'NUSA-7K3F9Q'. It is random and opens nothing:
 * whoever reads an order must be signed in as its owner or as staff. The database keeps it unique, so the caller draws again
 * after a collision.
 * @param bytes Six bytes of a cryptographic random source.
 */
export function orderNumber(bytes: Uint8Array): string {
  if (bytes.length !== letters) throw new RangeError(`An order number is drawn from ${letters} bytes.`)
  return `NUSA-${unambiguousLetters(bytes)}`
}

/** Returns the number of a booking within its order, such as 'NUSA-7K3F9Q-1'. `position` counts from 1. */
export function bookingNumber(order: string, position: number): string {
  return `${order}-${position}`
}
