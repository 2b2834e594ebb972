import type { Field } from 'payload'

/**
 * Makes fields read-only, such as the booked product and its price. The functions write these fields once and bypass
 * this access rule.
 */
export function readOnlyFields(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' && 'fields' in field) return { ...field, fields: readOnlyFields(field.fields) }
    if (!('name' in field) || field.type === 'join' || field.type === 'ui') return field
    return {
      ...field,
      access: { ...field.access, update: () => false },
      admin: { ...field.admin, readOnly: true },
    } as Field
  })
}
