import type { FlattenedField } from 'payload'

type Data = Record<string, unknown>

/**
 * What a form holds, as the database would: a form tells of a list without rows only how many it has, and of a group that nobody
 * has touched nothing.
 */
export function asStored(data: Data, fields: readonly FlattenedField[]): Data {
  const stored = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (field.type === 'array') {
      stored[field.name] = rowsOf(value).map((row) => asStored(row, field.flattenedFields))
    }
    if (field.type === 'group' || field.type === 'tab') {
      stored[field.name] = asStored(isData(value) ? value : {}, field.flattenedFields)
    }
  }
  return stored
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : []
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
