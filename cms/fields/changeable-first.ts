import type { CollectionConfig, Field } from 'payload'

/**
 * Returns a collection of records with the fields that staff can change at the start of its form. On a phone, Payload
 * shows the sidebar below all other fields, so records have nothing in it.
 */
export function changeableFirst(collection: CollectionConfig): CollectionConfig {
  const aside = collection.fields.filter(isAside)
  return {
    ...collection,
    fields: [...aside.map(inForm), ...collection.fields.filter((field) => !isAside(field))],
  }
}

const isAside = (field: Field): boolean => field.admin?.position === 'sidebar'

function inForm(field: Field): Field {
  const { position: _position, ...admin } = field.admin ?? {}
  return { ...field, admin } as Field
}
