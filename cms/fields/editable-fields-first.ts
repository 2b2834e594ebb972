import type { CollectionConfig, Field } from 'payload'

/**
 * Returns a collection of records with the fields that staff can change at the start of its form. On a phone, Payload
 * shows the sidebar below all other fields, so no field of a record is in the sidebar.
 */
export function withEditableFieldsFirst(collection: CollectionConfig): CollectionConfig {
  const sidebarFields = collection.fields.filter(isInSidebar)
  return {
    ...collection,
    fields: [...sidebarFields.map(withoutPosition), ...collection.fields.filter((field) => !isInSidebar(field))],
  }
}

const isInSidebar = (field: Field): boolean => field.admin?.position === 'sidebar'

function withoutPosition(field: Field): Field {
  const { position: _position, ...admin } = field.admin ?? {}
  return { ...field, admin } as Field
}
