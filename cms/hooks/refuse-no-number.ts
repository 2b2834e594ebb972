import type { CollectionBeforeOperationHook, FlattenedField, NumberField } from 'payload'
import { isRupiah } from '../fields/numbers.ts'
import { checkRupiah } from '../fields/validate.ts'
import { type Fault, refusedFields } from './refused-fields.ts'

/**
 * Refuses a draft with text in a number field. Drafts are not validated, and Payload would store NaN, so that the input
 * is lost. Other errors in a draft can be fixed later.
 */
export const refuseNoNumber: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || isPublished(args.data)) return
  const faults = noNumbers(collection.flattenedFields, args.data)
  if (faults.length > 0) throw refusedFields(req, collection.slug, ...faults)
}

/** Published entries are validated completely and refused with all of their errors. */
function isPublished(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
}

/** Returns the number fields, such as 'pricing.0.adult_price', that were sent a text which Payload cannot parse. */
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

/** Parses the value as Payload does. */
function isNoNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number.parseFloat(value))
}
