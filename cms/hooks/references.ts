import type { FlattenedField } from 'payload'

/** The paths of all fields, also inside lists and groups, that point to a collection: `rooms.images`. */
export function pathsTo(collection: string, fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    const path = `${prefix}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload') return field.relationTo === collection ? [path] : []
    if ('flattenedFields' in field) return pathsTo(collection, field.flattenedFields, `${path}.`)
    return []
  })
}
