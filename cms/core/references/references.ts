import type { FlattenedField } from 'payload'

/** Returns the paths of all fields that refer to a collection, such as `rooms.images`. */
export function findReferencePaths(collection: string, fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    const path = `${prefix}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload') return field.relationTo === collection ? [path] : []
    if ('flattenedFields' in field) return findReferencePaths(collection, field.flattenedFields, `${path}.`)
    return []
  })
}

/** Returns the values at a path, one for each row of an array on the path. */
export function readValuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => readValuesAt(row, path))
  if (path === '') return [value]
  if (typeof value !== 'object' || value === null) return []
  const [name = '', ...innerNames] = path.split('.')
  return readValuesAt(new Map(Object.entries(value)).get(name), innerNames.join('.'))
}

/** Returns whether one of the fields is rich text, or contains rich text in an array or group. */
export function hasRichText(fields: FlattenedField[]): boolean {
  return fields.some(
    (field) => field.type === 'richText' || ('flattenedFields' in field && hasRichText(field.flattenedFields)),
  )
}
