import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { fieldWords } from '../fields/along.ts'

const message = 'Please write a number.'

/**
 * Refuses to keep, in a draft too, what was written for a number and is none: Payload makes NaN of it, and what was written would be
 * lost. All else that is wrong with a draft can be mended later.
 */
export const refuseNoNumber: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  const paths = pathsOfNoNumbers(data)
  if (paths.length === 0) return data
  const errors = paths.map((path) => ({
    path: path.join('.'),
    label: fieldWords(collection.flattenedFields, path.map(counted), req.i18n.language),
    message,
  }))
  throw new ValidationError({ collection: collection.slug, errors, req })
}

/** Where NaN stands: [['pricing', '0', 'adult_price']]. */
function pathsOfNoNumbers(value: unknown): string[][] {
  if (Number.isNaN(value)) return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([step, inner]) => pathsOfNoNumbers(inner).map((path) => [step, ...path]))
}

/** Rows are counted from one by people, and from zero by paths. */
function counted(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}
