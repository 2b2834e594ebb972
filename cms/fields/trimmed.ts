import { type Field, type FieldHook, validations } from 'payload'
import { mapFields } from './map-fields.ts'

/**
 * Keeps every text without the spaces around it, and judges it so: a required text of nothing but spaces is refused beside
 * its field, and not by the next build of the site.
 */
export function withTrimmedTexts(fields: Field[]): Field[] {
  return mapFields(fields, withTrimmedText)
}

function withTrimmedText(field: Field): Field {
  if (field.type !== 'text' && field.type !== 'textarea') return field
  // What fits one kind of text fits this one: the rule is the field's own.
  const check: (value: never, options: never) => unknown = field.validate ?? validations[field.type]
  return {
    ...field,
    validate: (value: never, options: never) => check(trimmed(value), options),
    hooks: { ...field.hooks, beforeValidate: [trimValue, ...(field.hooks?.beforeValidate ?? [])] },
  } as Field
}

const trimValue: FieldHook = ({ value }) => trimmed(value)

function trimmed<Value>(value: Value): Value
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? value.map(trimmed) : value
}
