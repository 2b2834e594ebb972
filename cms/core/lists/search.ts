import { normalisePhone, phoneDigits } from '@nusa/shared/phones'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { removeAccents } from '../remove-accents.ts'

function rewriteSearch(
  isSearched: (field: string) => boolean,
  rewrite: (input: string) => string,
): CollectionBeforeOperationHook {
  function rewriteWhere(where: Where): Where {
    return Object.fromEntries(
      Object.entries(where).map(([key, value]) => {
        if (Array.isArray(value)) return [key, value.map(rewriteWhere)]
        // Checks the types, because REST callers can send any value.
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

/** Matches order and booking numbers, such as 'NUSA-7K3F9Q', '7K3F9Q' or 'NUSA-7K3F9Q-1'. */
const orderNumberPattern = /^(?:NUSA-?)?[A-Z\d]{6}(?:-?\d{1,3})?$/i

/**
 * Converts the input of a search to the stored form: names without accents and apostrophes, phone numbers as digits,
 * order and booking numbers without `#` and hyphens.
 */
export function toStoredSearchText(input: string): string {
  const digits = readSearchDigits(input)
  if (digits !== null) return digits
  const words = removeAccents(input).split(/\s+/)
  return words.map(toStoredWord).join(' ').trim()
}

function toStoredWord(word: string): string {
  const text = word.replace(/^#/, '')
  return orderNumberPattern.test(text) ? text.replaceAll('-', '') : text
}

/** Converts searches in the field `search_text` of the collection and of related collections. */
export const searchStoredTexts = rewriteSearch(
  (field) => field === 'search_text' || field.endsWith('.search_text'),
  toStoredSearchText,
)

/** Inputs with fewer digits are searched for literally. */
const minDigits = 6
/**
 * A number with `minCompleteDigits` or more is found by its last `subscriberDigits` digits, because it may start with a
 * country code or a 0.
 */
const minCompleteDigits = 10
const subscriberDigits = 8
const phoneInputPattern = /^[+(\d][\d\s().\-/]*$/

/**
 * Creates a hook that ignores spaces and hyphens in phone numbers: 081234567890 finds +62 812-3456-7890.
 *
 * @param fields the names of fields that contain a phone number, possibly with other text
 */
export function searchPhonesByDigits(fields: readonly string[]): CollectionBeforeOperationHook {
  return rewriteSearch((field) => fields.includes(field), toPhoneLikePattern)
}

/**
 * Returns a pattern for `like` with any characters between the digits. A text that is not a phone number is
 * unchanged.
 */
export function toPhoneLikePattern(text: string): string {
  const digits = readSearchDigits(text)
  return digits === null ? text : [...digits].join('%')
}

/** Returns the digits to search for; null if the text is not a phone number. */
function readSearchDigits(text: string): string | null {
  // In '+62 (0)812', the 0 is not part of the international number.
  const phone = normalisePhone(text).replace(/\(\s*0\s*\)/, '')
  const digits = phoneDigits(phone).replace(/^0+/, '')
  if (!phoneInputPattern.test(phone) || digits.length < minDigits) return null
  return digits.length < minCompleteDigits ? digits : digits.slice(-subscriberDigits)
}
