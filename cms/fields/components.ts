import type { ArrayField, CheckboxField, Field } from 'payload'
import { mapFields } from './map-fields.ts'

/** The same fields with our own parts of the admin where a field names no other. */
export function withComponents(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    if (field.type === 'checkbox') return withCell(field)
    return field.type === 'array' ? withHeadings(field) : field
  })
}

/** Lists write a tick as a word, since Payload would print `true` and `false`. */
function withCell(field: CheckboxField): CheckboxField {
  const components = { Cell: '/admin/YesNoCell.tsx#YesNoCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Rows are headed by their name, and so is what they are dragged by. */
function withHeadings(field: ArrayField): ArrayField {
  const components = { RowLabel: '/admin/NamedRow.tsx#NamedRow', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
