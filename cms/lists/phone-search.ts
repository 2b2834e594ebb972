import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Fewer digits are part of many numbers, and are searched for as they are written. */
const fewest = 6
const phoneLike = /^[+(\d][\d\s().\-/]*$/

/**
 * Finds phone numbers by their digits, however they are spaced here and there: people copy +61 400 123 456 from one place and
 * +61400123456 from another. What leads abroad (+, 00) or within a country (0) is left out, since only one of them is kept.
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
      const sought = fields.includes(key) && 'like' in value ? value.like : null
      return [key, typeof sought === 'string' ? { ...value, like: loosePhone(sought) } : value]
    }),
  )
}

/** The same number as a pattern of Postgres's `like`, which may have anything between its digits; other words as they are. */
export function loosePhone(words: string): string {
  const digits = words.replaceAll(/\D/g, '').replace(/^0+/, '')
  return phoneLike.test(words.trim()) && digits.length >= fewest ? [...digits].join('%') : words
}
