import { phoneDigits, plainPhone } from '@nusa/shared/phones'
import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Fewer digits are part of many numbers, and are searched for as they are written. */
const fewest = 6
/** So many digits are a whole number, with what leads abroad or within a country; the last of them are the subscriber's own. */
const [whole, own] = [10, 8]
const phoneLike = /^[+(\d][\d\s().\-/]*$/

/**
 * Finds phone numbers by their digits, however they are spaced here and there: people copy +62 812-3456-7890 from one place and
 * 081234567890 from another. A whole number is found by its last digits, since it is kept with the country's code or with a 0.
 * @param fields The searched fields that hold a number, alone or among other words.
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
      // Whoever asks by REST may send anything in the place of an operator.
      const sought = fields.includes(key) && typeof value === 'object' && 'like' in value ? value.like : null
      return [key, typeof sought === 'string' ? { ...value, like: loosePhone(sought) } : value]
    }),
  )
}

/** The same number as a pattern of Postgres's `like`, which may have anything between its digits; other words as they are. */
export function loosePhone(words: string): string {
  const typed = plainPhone(words).replace(/\(\s*0\s*\)/, '')
  const digits = phoneDigits(typed).replace(/^0+/, '')
  if (!phoneLike.test(typed) || digits.length < fewest) return words
  return [...(digits.length < whole ? digits : digits.slice(-own))].join('%')
}
