import type { CollectionBeforeOperationHook, FlattenedField, NumberField } from 'payload'
import { isRupiah } from '../fields/numbers.ts'
import { checkRupiah } from '../fields/validate.ts'
import { type Fault, refusedFields } from './refused-fields.ts'

/**
 * Refuses a draft with what was written for a number and is none: drafts are not checked, and Payload would keep NaN in its place,
 * so that what was written is lost. All else that is wrong with a draft can be mended later.
 */
export const refuseNoNumber: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || isPublished(args.data)) return
  const faults = noNumbers(collection.flattenedFields, args.data)
  if (faults.length > 0) throw refusedFields(req, collection.slug, ...faults)
}

/** What is published is checked whole, and refused with all that is wrong. */
function isPublished(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
}

/** Returns the fields, such as 'pricing.0.adult_price', for which a text was sent that Payload reads no number from. */
function noNumbers(fields: readonly FlattenedField[], data: unknown): Fault[] {
  const sent = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return fields.flatMap((field) => {
    const value: unknown = sent.get(field.name)
    if (field.type === 'number') return isNoNumber(value) ? [{ path: field.name, message: howToWrite(field) }] : []
    if (!('flattenedFields' in field)) return []
    if (!Array.isArray(value)) return below(field.name, noNumbers(field.flattenedFields, value))
    return value.flatMap((row, index) => below(`${field.name}.${index}`, noNumbers(field.flattenedFields, row)))
  })
}

const below = (start: string, faults: Fault[]) =>
  faults.map(({ path, message }) => ({ path: `${start}.${path}`, message }))

function howToWrite(field: NumberField): string {
  const verdict = isRupiah(field) ? checkRupiah(Number.NaN, false) : true
  return verdict === true ? 'Please enter a number, for example 12.' : verdict
}

/** As Payload reads it. */
function isNoNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number.parseFloat(value))
}
