import type { CollectionConfig, Field } from 'payload'

/**
 * Moves the fields of the sidebar, which staff can change, to the start of the form. On a phone, Payload would show
 * them last.
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
