import type { FlattenedField } from 'payload'
import { trimTexts } from '../../fields/trim-texts.ts'
import { diffFields } from '../audit/changes.ts'

export type Values = Readonly<Record<string, unknown>>

/** Returns the paths of fields whose stored values would differ. Fields missing in `after` are ignored. */
export function findDifferingFields(fields: readonly FlattenedField[], before: Values, after: Values): string[] {
  const changes = diffFields(fields, toStored(fields, before), toStored(fields, after), { isPersonal: true })
  return changes.map(({ field }) => field)
}

/** Trims texts, except rich text, and removes the ids of rows. A row count of 0 becomes an empty list. */
function toStored(fields: readonly FlattenedField[], values: Values): Values {
  const stored: Record<string, unknown> = { ...values }
  for (const field of fields) if (field.name in stored) stored[field.name] = toStoredValue(field, stored[field.name])
  return stored
}

function toStoredValue(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'text' || field.type === 'textarea') return trimTexts(value)
  const toStoredPart = (part: unknown) => {
    const hasFields = typeof part === 'object' && part !== null && 'flattenedFields' in field
    return hasFields ? toStored(field.flattenedFields, { ...part }) : part
  }
  if (field.type !== 'array') return toStoredPart(value)
  if (Array.isArray(value)) return value.map((row) => toStoredPart(withoutId(row)))
  return value === 0 ? [] : value
}

function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('id' in row)) return row
  const { id: _id, ...values } = row
  return values
}
