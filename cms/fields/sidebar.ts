import type { NumberField } from 'payload'

/** Moves a field to the sidebar of the form. */
export function inSidebar(field: NumberField): NumberField {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
