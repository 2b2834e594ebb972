import type {
  ArrayField,
  CheckboxField,
  DateField,
  Field,
  JoinField,
  NumberField,
  RelationshipField,
  TextField,
  UploadField,
} from 'payload'
import { mapFields } from './map-fields.ts'

/** The same fields with our own parts of the admin where a field names no other. */
export function withComponents(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    if (field.type === 'checkbox') return withWords(field)
    if (field.type === 'text' || field.type === 'number') return withNothing(field)
    if (field.type === 'date') return withDates(field)
    if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return withNames(field)
    return field.type === 'array' ? withHeadings(field) : field
  })
}

/** Lists write a tick as a word, since Payload would print `true` and `false`. */
function withWords(field: CheckboxField): CheckboxField {
  const components = { Cell: '/admin/YesNoCell.tsx#YesNoCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Lists show nothing where there is no text or number, since Payload would write '<No Phone>'. */
function withNothing(field: TextField | NumberField): Field {
  if (field.required || field.hasMany) return field
  const components = { Cell: '/admin/TextCell.tsx#TextCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Lists show moments in Bali time, since Payload would show them in the zone of the reader's computer. */
function withDates(field: DateField): DateField {
  const components = { Cell: '/admin/DateCell.tsx#DateCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Lists name what an entry points to as soon as they are there, since Payload would say of some that there is none. */
function withNames(field: RelationshipField | UploadField | JoinField): Field {
  const components = { Cell: '/admin/relations/RelationCell.tsx#RelationCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Rows are headed by their name, and so is what they are dragged by. */
function withHeadings(field: ArrayField): ArrayField {
  const components = { RowLabel: '/admin/NamedRow.tsx#NamedRow', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
