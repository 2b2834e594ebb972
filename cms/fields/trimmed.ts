import { typedLines } from '@nusa/shared/words'
import { type Field, type FieldHook, validations } from 'payload'
import { mapFields } from './map-fields.ts'
import { type Lengths, tooLong } from './text-lengths.ts'

/**
 * Stores and validates every text without surrounding spaces. A required text of spaces is therefore reported at its
 * field, and not by the next build of the site. Texts over the maximum length, general or of the field, are rejected
 * too.
 */
export function withTrimmedTexts(fields: Field[], longest?: Lengths): Field[] {
  return mapFields(fields, (field) => withTrimmedText(field, longest))
}

function withTrimmedText(field: Field, longest?: Lengths): Field {
  if (field.type !== 'text' && field.type !== 'textarea') return field
  // The types of options differ by field, but each field gets its own validation.
  const check: (value: never, options: never) => unknown = field.validate ?? validations[field.type]
  // Read-only texts are generated from others, so users cannot shorten them.
  const most = field.admin?.readOnly ? undefined : (field.maxLength ?? longest?.[field.type])
  return {
    ...field,
    validate: (value: never, options: never) =>
      (most !== undefined && tooLong(trimmed(value), most)) || check(trimmed(value), options),
    hooks: { ...field.hooks, beforeValidate: [trimValue, ...(field.hooks?.beforeValidate ?? [])] },
  } as Field
}

const trimValue: FieldHook = ({ value }) => trimmed(value)

/** Returns a text, or each of several, in the form in which it is stored. */
export function trimmed<Value>(value: Value): Value
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return typedLines(value)
  return Array.isArray(value) ? value.map(trimmed) : value
}
