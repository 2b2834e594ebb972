import { timeInBali, todayInBali } from '../dates/index.ts'

const orderNumberLetters = 6

/**
 * Contains no characters that are easily confused on the phone. The length, 32, divides 256, so a random byte selects
 * every character with equal probability.
 */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Matches 4 to 8 characters of the alphabet. */
const suffixPattern = /^[2-9A-HJ-NP-Z]{4,8}$/

/** Turns each byte into a letter or digit. The bytes must come from a cryptographic random source. */
export function toUnambiguousLetters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Returns, for example, 'NUSA-20261122-000503-K7Q2PX': date and time in Bali, and a random suffix. The database
 * enforces uniqueness; the caller retries after a collision.
 */
export function createBookingReference(now: Date, suffix: string): string {
  if (!suffixPattern.test(suffix)) throw new RangeError(`'${suffix}' is not a valid reference suffix.`)
  const seconds = String(now.getUTCSeconds()).padStart(2, '0')
  const date = todayInBali(now).replaceAll('-', '')
  return `NUSA-${date}-${timeInBali(now).replace(':', '')}${seconds}-${suffix}`
}

/**
 * Returns, for example, 'NUSA-7K3F9Q'. The number grants no access: the owner or staff must sign in to see an order.
 * The database enforces uniqueness; the caller retries after a collision.
 * @param bytes Six bytes of a cryptographic random source.
 */
export function createOrderNumber(bytes: Uint8Array): string {
  if (bytes.length !== orderNumberLetters) throw new RangeError(`An order number needs ${orderNumberLetters} bytes.`)
  return `NUSA-${toUnambiguousLetters(bytes)}`
}

/** Returns, for example, 'NUSA-7K3F9Q-1'. `position` counts from 1. */
export function formatBookingNumber(order: string, position: number): string {
  return `${order}-${position}`
}
