import { normalisePhone, phoneDigits } from '@nusa/shared/phones'
import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Creates a hook that rewrites the input of `like` searches in the fields whose path `isSearched` accepts. */
function rewriteSearch(
  isSearched: (field: string) => boolean,
  rewrite: (input: string) => string,
): CollectionBeforeOperationHook {
  function rewriteWhere(where: Where): Where {
    return Object.fromEntries(
      Object.entries(where).map(([key, value]) => {
        if (Array.isArray(value)) return [key, value.map(rewriteWhere)]
        // REST callers may send anything as an operator.
        const input = isSearched(key) && typeof value === 'object' && 'like' in value ? value.like : null
        return [key, typeof input === 'string' ? { ...value, like: rewrite(input) } : value]
      }),
    )
  }
  return ({ args, operation }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: rewriteWhere(args.where) }
  }
}

/** Letters that Unicode does not decompose. */
const plainLetters = new Map(
  ['Ø O', 'ø o', 'Ł L', 'ł l', 'Đ D', 'đ d', 'ı i', 'ß ss', 'Æ AE', 'æ ae', 'Œ OE', 'œ oe'].map((pair) => {
    const [letter = '', plain = ''] = pair.split(' ')
    return [letter, plain]
  }),
)

/** Accents that follow their letter, and apostrophes and the marks that people write instead: ' ` ʻ ʼ ‘ ’ ′. */
const removedMarks = /[\u0300-\u036f'`\u02b9-\u02bf\u02c8\u2018\u2019\u201b\u2032\u2035]/g

/**
 * Returns the text with plain letters and without apostrophes: 'Zoe OBrien' for 'Zoë O’Brien'. The database stores
 * names with the same rules.
 */
export function removeAccents(text: string): string {
  return text
    .replace(/[\u00b4\u0384]/g, '') // Unicode decomposes an accent without a letter (´) into a space and the accent.
    .normalize('NFKD')
    .replace(removedMarks, '')
    .replace(/[ØøŁłĐđıßÆæŒœ]/g, (letter) => plainLetters.get(letter) ?? letter)
}

const orderNumber = /^(?:NUSA-?)?[A-Z\d]{6}(?:-?\d{1,3})?$/i

/**
 * Converts the input of a search to the form of the stored search texts: names without accents and apostrophes, phone
 * numbers as digits, and order and booking numbers without `#` and hyphens.
 */
export function toStoredSearchText(input: string): string {
  const digits = readSearchDigits(input)
  if (digits !== null) return digits
  return removeAccents(input)
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''))
    .map((word) => (orderNumber.test(word) ? word.replaceAll('-', '') : word))
    .join(' ')
    .trim()
}

/** Applies `toStoredSearchText` to searches in the field `search_text` of the collection or of a related collection. */
export const searchStoredTexts = rewriteSearch(
  (field) => field === 'search_text' || field.endsWith('.search_text'),
  toStoredSearchText,
)

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
function readSearchDigits(text: string): string | null {
  const typed = normalisePhone(text).replace(/\(\s*0\s*\)/, '')
  const digits = phoneDigits(typed).replace(/^0+/, '')
  if (!phoneLike.test(typed) || digits.length < minDigits) return null
  return digits.length < completeDigits ? digits : digits.slice(-subscriberDigits)
}
