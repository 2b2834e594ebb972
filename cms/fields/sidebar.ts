import type { NumberField } from 'payload'

/** The same number, in the column beside the form. */
export function inSidebar(field: NumberField): NumberField {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
