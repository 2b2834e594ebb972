import type { CollectionBeforeOperationHook, FlattenedField } from 'payload'
import { refusedFields } from './refused-fields.ts'

const message = 'Please enter a number.'

/**
 * Refuses a draft with what was written for a number and is none: drafts are not checked, and Payload would keep NaN in its place,
 * so that what was written is lost. All else that is wrong with a draft can be mended later.
 */
export const refuseNoNumber: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || isPublished(args.data)) return
  const faults = pathsOfNoNumbers(collection.flattenedFields, args.data).map((path) => ({ path, message }))
  if (faults.length > 0) throw refusedFields(req, collection.slug, ...faults)
}

/** What is published is checked whole, and refused with all that is wrong. */
function isPublished(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
}

/** Where a text was sent that Payload reads no number from: ['pricing.0.adult_price']. */
function pathsOfNoNumbers(fields: readonly FlattenedField[], data: unknown): string[] {
  const sent = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return fields.flatMap((field) => {
    const value: unknown = sent.get(field.name)
    if (field.type === 'number') return isNoNumber(value) ? [field.name] : []
    if (!('flattenedFields' in field)) return []
    if (!Array.isArray(value)) return below(field.name, pathsOfNoNumbers(field.flattenedFields, value))
    return value.flatMap((row, index) => below(`${field.name}.${index}`, pathsOfNoNumbers(field.flattenedFields, row)))
  })
}

const below = (start: string, paths: string[]) => paths.map((path) => `${start}.${path}`)

/** As Payload reads it. */
function isNoNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number.parseFloat(value))
}
