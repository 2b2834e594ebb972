import { timeInBali, todayInBali } from '../dates/index.ts'

/** No letter or digit in it is taken for another one when it is read out on the phone. Its length, 32, divides 256. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const suffixPattern = /^[2-9A-HJ-NP-Z]{4,8}$/

/** Turns random bytes into letters and digits, one for each byte. The bytes come from a cryptographic random source. */
export function unambiguousLetters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Makes the internal reference of a booking: prefix, Bali's date and time to the second, and a random suffix of 4 to 8
 * letters (`unambiguousLetters`), such as 'NUSA-20261122-000503-K7Q2PX'. People call a booking by its number
 * (`bookingNumber`). Two references of one second differ by their suffix only, so the database keeps them unique and the
 * caller draws again after a collision.
 */
export function bookingReference(now: Date, suffix: string): string {
  if (!suffixPattern.test(suffix)) throw new RangeError(`'${suffix}' is not a reference's suffix.`)
  const seconds = String(now.getUTCSeconds()).padStart(2, '0')
  const date = todayInBali(now).replaceAll('-', '')
  return `NUSA-${date}-${timeInBali(now).replace(':', '')}${seconds}-${suffix}`
}
