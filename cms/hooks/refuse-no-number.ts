import type { CollectionBeforeChangeHook } from 'payload'
import { refusedFields } from './refused-fields.ts'

const message = 'Please write a number.'

/**
 * Refuses to keep, in a draft too, what was written for a number and is none: Payload makes NaN of it, and what was written would be
 * lost. All else that is wrong with a draft can be mended later.
 */
export const refuseNoNumber: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  const paths = pathsOfNoNumbers(data)
  if (paths.length === 0) return data
  throw refusedFields(req, collection.slug, ...paths.map((path) => ({ path: path.join('.'), message })))
}

/** Where NaN stands: [['pricing', '0', 'adult_price']]. */
function pathsOfNoNumbers(value: unknown): string[][] {
  if (Number.isNaN(value)) return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([step, inner]) => pathsOfNoNumbers(inner).map((path) => [step, ...path]))
}
