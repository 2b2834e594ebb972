import { normaliseLines } from '@nusa/shared/text'
import { type Field, type FieldHook, validations } from 'payload'
import { mapFields } from '../core/field-tree/map-fields.ts'
import { lengthError, type TextLengths } from './text-lengths.ts'

/**
 * Removes surrounding spaces before validation. A required text of spaces is therefore refused, and cannot fail the
 * next build of the site. Also limits the length of each text.
 */
export function withTrimmedTexts(fields: Field[], maxLengths?: TextLengths): Field[] {
  return mapFields(fields, (field) => withTrimmedText(field, maxLengths))
}

function withTrimmedText(field: Field, maxLengths?: TextLengths): Field {
  if (field.type !== 'text' && field.type !== 'textarea') return field
  // The options of text and textarea fields have different types.
  const validateText: (value: never, options: never) => unknown = field.validate ?? validations[field.type]
  // Read-only texts have no limit, because users cannot shorten them.
  const limit = field.admin?.readOnly ? undefined : (field.maxLength ?? maxLengths?.[field.type])
  return {
    ...field,
    validate: (value: never, options: never) =>
      (limit !== undefined && lengthError(trimTexts(value), limit)) || validateText(trimTexts(value), options),
    hooks: { ...field.hooks, beforeValidate: [trimValue, ...(field.hooks?.beforeValidate ?? [])] },
  } as Field
}

const trimValue: FieldHook = ({ value }) => trimTexts(value)

/** Normalises a text, or each text of a list; other values are unchanged. */
export function trimTexts<Value>(value: Value): Value
export function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return normaliseLines(value)
  return Array.isArray(value) ? value.map(trimTexts) : value
}
