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

/** All that stands at such a path, of each row where the path leads through lists. */
export function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, path))
  if (path === '') return [value]
  if (typeof value !== 'object' || value === null) return []
  const [name = '', ...rest] = path.split('.')
  return valuesAt(new Map(Object.entries(value)).get(name), rest.join('.'))
}

/** Says whether there is rich text among the fields, also inside lists and groups. */
export function holdRichText(fields: FlattenedField[]): boolean {
  return fields.some(
    (field) => field.type === 'richText' || ('flattenedFields' in field && holdRichText(field.flattenedFields)),
  )
}
