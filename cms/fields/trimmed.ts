import { typedLines } from '@nusa/shared/words'
import { type Field, type FieldHook, validations } from 'payload'
import { mapFields } from './map-fields.ts'
import { type Lengths, tooLong } from './text-lengths.ts'

/**
 * Keeps every text without the spaces around it, and judges it so: a required text of nothing but spaces is refused beside
 * its field, and not by the next build of the site. Where lengths are given, or the field has its own, a longer text is refused, too.
 */
export function withTrimmedTexts(fields: Field[], longest?: Lengths): Field[] {
  return mapFields(fields, (field) => withTrimmedText(field, longest))
}

function withTrimmedText(field: Field, longest?: Lengths): Field {
  if (field.type !== 'text' && field.type !== 'textarea') return field
  // What fits one kind of text fits this one: the rule is the field's own.
  const check: (value: never, options: never) => unknown = field.validate ?? validations[field.type]
  // What is made here, of other texts, is nobody's to shorten.
  const most = field.admin?.readOnly ? undefined : (field.maxLength ?? longest?.[field.type])
  return {
    ...field,
    validate: (value: never, options: never) =>
      (most !== undefined && tooLong(trimmed(value), most)) || check(trimmed(value), options),
    hooks: { ...field.hooks, beforeValidate: [trimValue, ...(field.hooks?.beforeValidate ?? [])] },
  } as Field
}

const trimValue: FieldHook = ({ value }) => trimmed(value)

/** A text, or each of several, as it is kept. */
export function trimmed<Value>(value: Value): Value
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return typedLines(value)
  return Array.isArray(value) ? value.map(trimmed) : value
}
