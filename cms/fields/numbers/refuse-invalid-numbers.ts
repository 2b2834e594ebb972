import type { CollectionBeforeOperationHook, FlattenedField, NumberField } from 'payload'
import { type FieldError, fieldValidationError } from '../../core/errors/field-validation-error.ts'
import { checkRupiah } from '../validate.ts'
import { isRupiah } from './numbers.ts'

/**
 * Refuses a draft with a text in a number field. Payload does not validate drafts and would store NaN, so the input
 * would be lost.
 */
export const refuseInvalidNumbers: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || publishesEntry(args.data)) return
  const errors = findInvalidNumbers(collection.flattenedFields, args.data)
  if (errors.length > 0) throw fieldValidationError(req, collection.slug, ...errors)
}

/** Returns whether the save publishes the entry. Payload then validates all fields itself. */
function publishesEntry(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
}

/** Paths look like 'pricing.0.adult_price'. */
function findInvalidNumbers(fields: readonly FlattenedField[], data: unknown): FieldError[] {
  const sentValues = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return fields.flatMap((field) => {
    const value: unknown = sentValues.get(field.name)
    if (field.type === 'number') {
      return isInvalidNumber(value) ? [{ path: field.name, message: describeInvalidNumber(field) }] : []
    }
    if (!('flattenedFields' in field)) return []
    if (!Array.isArray(value)) return prefixPaths(field.name, findInvalidNumbers(field.flattenedFields, value))
    return value.flatMap((row, index) =>
      prefixPaths(`${field.name}.${index}`, findInvalidNumbers(field.flattenedFields, row)),
    )
  })
}

const prefixPaths = (start: string, errors: FieldError[]) =>
  errors.map(({ path, message }) => ({ path: `${start}.${path}`, message }))

/** Returns the form's message for a value that is not a number. */
function describeInvalidNumber(field: NumberField): string {
  const result = isRupiah(field) ? checkRupiah(Number.NaN, false) : true
  return result === true ? 'Please enter a number, for example 12.' : result
}

/** Returns whether Payload, which parses the text with `parseFloat`, would store NaN. */
function isInvalidNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number.parseFloat(value))
}
