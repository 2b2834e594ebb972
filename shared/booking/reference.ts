import { timeInBali, todayInBali } from '../dates/index.ts'

/** No letter or digit in it is taken for another one when it is read out on the phone. Its length, 32, divides 256. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const suffixPattern = /^[2-9A-HJ-NP-Z]{4,8}$/

/** Letters and digits for the end of a reference, one for each byte. The bytes come from a cryptographic random source. */
export function referenceSuffix(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * The reference that traveller and staff call a booking by: prefix, Bali's date and time to the second, and a random
 * suffix of 4 to 8 letters (`referenceSuffix`), e.g. 'NUSA-20261122-000503-K7Q2PX'. Two of one second differ by their
 * suffix only, so the database holds that references are unique, and whoever inserts one tries again with another suffix.
 */
export function bookingReference(now: Date, suffix: string): string {
  if (!suffixPattern.test(suffix)) throw new RangeError(`'${suffix}' is not a reference's suffix.`)
  const seconds = String(now.getUTCSeconds()).padStart(2, '0')
  const date = todayInBali(now).replaceAll('-', '')
  return `NUSA-${date}-${timeInBali(now).replace(':', '')}${seconds}-${suffix}`
}
