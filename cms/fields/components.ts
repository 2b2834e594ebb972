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
import { mapFields } from '../core/field-tree/map-fields.ts'

/** Adds our admin components to fields that do not set a component. */
export function withComponents(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    if (field.type === 'checkbox') return withYesNoCell(field)
    if (field.type === 'text' || field.type === 'number') return withTextCell(field)
    if (field.type === 'date') return withDateCell(field)
    if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join')
      return withRelationCell(field)
    return field.type === 'array' ? withRowLabel(field) : field
  })
}

/** Shows a checkbox in lists as yes or no, because Payload would show `true` and `false`. */
function withYesNoCell(field: CheckboxField): CheckboxField {
  const components = { Cell: '/admin/values/cells.tsx#YesNoCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Leaves the cell of an empty value empty. Payload would show a text such as '<No Phone>'. */
function withTextCell(field: TextField | NumberField): Field {
  if (field.required || field.hasMany) return field
  const components = { Cell: '/admin/values/cells.tsx#TextCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Shows instants in Bali time. Payload would use the time zone of the reader's computer. */
function withDateCell(field: DateField): DateField {
  const components = { Cell: '/admin/values/cells.tsx#DateCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Shows related entries in lists. Payload would show some of them as missing while they are loaded. */
function withRelationCell(field: RelationshipField | UploadField | JoinField): Field {
  const components = { Cell: '/payload-fixes/relation-cells/RelationCell.tsx#RelationCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Shows the name of a row in its heading and in the label of its drag handle. */
function withRowLabel(field: ArrayField): ArrayField {
  const components = { RowLabel: '/payload-fixes/rows/RowHeading.tsx#NamedRow', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
