import type { Field } from 'payload'

/** Applies `change` to all fields at any depth, inner fields first. */
export function mapFields(fields: Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => change(changeInnerFields(field, change)))
}

function changeInnerFields(field: Field, change: (field: Field) => Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })) }
  }
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'array' || field.type === 'group') {
    return { ...field, fields: mapFields(field.fields, change) }
  }
  return field
}
