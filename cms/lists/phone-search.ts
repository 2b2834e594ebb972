import { phoneDigits, plainPhone } from '@nusa/shared/phones'
import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Fewer digits are part of many numbers, so they are searched for literally. */
const fewest = 6
/**
 * From `whole` digits on a number is complete, with a country code or a leading 0. Its last `own` digits identify the
 * subscriber.
 */
const [whole, own] = [10, 8]
const phoneLike = /^[+(\d][\d\s().\-/]*$/

/**
 * Finds phone numbers by their digits, regardless of spacing: people copy +62 812-3456-7890 from one source and
 * 081234567890 from another. A complete number is found by its last digits, since it may be stored with a country code
 * or with a 0.
 * @param fields the searched fields that contain a number, alone or with other text
 */
export function findPhones(fields: readonly string[]): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: withLoosePhones(args.where, fields) }
  }
}

function withLoosePhones(where: Where, fields: readonly string[]): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((part: Where) => withLoosePhones(part, fields))]
      // REST callers may send anything as an operator.
      const sought = fields.includes(key) && typeof value === 'object' && 'like' in value ? value.like : null
      return [key, typeof sought === 'string' ? { ...value, like: loosePhone(sought) } : value]
    }),
  )
}

/**
 * Returns the number as a pattern for `like` that allows anything between its digits; other texts are returned
 * unchanged.
 */
export function loosePhone(words: string): string {
  const typed = plainPhone(words).replace(/\(\s*0\s*\)/, '')
  const digits = phoneDigits(typed).replace(/^0+/, '')
  if (!phoneLike.test(typed) || digits.length < fewest) return words
  return [...(digits.length < whole ? digits : digits.slice(-own))].join('%')
}
