import type { CollectionConfig, Field } from 'payload'

/**
 * Returns a collection of records with the fields of the sidebar at the start of the form. These are the fields that
 * staff can change. On a phone, Payload would show the sidebar below all other fields.
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
