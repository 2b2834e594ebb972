import type { FlattenedField } from 'payload'
import { isObject } from '../../core/is-object.ts'

type Data = Record<string, unknown>

/**
 * Converts form data to the stored format: the form holds a row count for a list without rows, and nothing for an
 * untouched group.
 */
export function toStoredData(data: Data, fields: readonly FlattenedField[]): Data {
  const stored = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (field.type === 'array') {
      stored[field.name] = readRows(value).map((row) => toStoredData(row, field.flattenedFields))
    }
    if (field.type === 'group' || field.type === 'tab') {
      stored[field.name] = toStoredData(isObject(value) ? value : {}, field.flattenedFields)
    }
  }
  return stored
}

function readRows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
