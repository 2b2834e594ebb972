import { normalisePhone, phoneDigits } from '@nusa/shared/phones'
import type { CollectionBeforeOperationHook } from 'payload'
import { rewriteSearch } from './rewrite-search.ts'

/** The minimum length of a phone search. Fewer digits occur in many numbers, so they are searched for literally. */
const minDigits = 6
/**
 * A number with at least `completeDigits` digits counts as complete, with a country code or a leading 0. Its last
 * `subscriberDigits` digits identify the subscriber.
 */
const [completeDigits, subscriberDigits] = [10, 8]
const phoneLike = /^[+(\d][\d\s().\-/]*$/

/**
 * Creates a hook that finds phone numbers by their digits, regardless of spacing. Users copy +62 812-3456-7890 from one
 * source and 081234567890 from another. A complete number is found by its last digits, since it may be stored with a
 * country code or with a 0.
 * @param fields the searched fields that contain a phone number, alone or with other text
 */
export function searchPhonesByDigits(fields: readonly string[]): CollectionBeforeOperationHook {
  return rewriteSearch((field) => fields.includes(field), phonePattern)
}

/**
 * Returns the number as a pattern for `like` that allows anything between its digits. Returns any other text unchanged.
 */
export function phonePattern(text: string): string {
  const digits = readSearchDigits(text)
  return digits === null ? text : [...digits].join('%')
}

/** Returns the digits by which a phone number is found, or null if the text is not a phone number. */
export function readSearchDigits(text: string): string | null {
  const typed = normalisePhone(text).replace(/\(\s*0\s*\)/, '')
  const digits = phoneDigits(typed).replace(/^0+/, '')
  if (!phoneLike.test(typed) || digits.length < minDigits) return null
  return digits.length < completeDigits ? digits : digits.slice(-subscriberDigits)
}
