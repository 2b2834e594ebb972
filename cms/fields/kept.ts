import type { Field } from 'payload'

/**
 * The same fields, as nobody changes them by hand: what was booked and what it cost is written once, by the functions,
 * whose own access rules don't ask these.
 */
export function kept(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' && 'fields' in field) return { ...field, fields: kept(field.fields) }
    if (!('name' in field) || field.type === 'join' || field.type === 'ui') return field
    return {
      ...field,
      access: { ...field.access, update: () => false },
      admin: { ...field.admin, readOnly: true },
    } as Field
  })
}
