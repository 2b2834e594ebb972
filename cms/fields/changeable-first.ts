import type { CollectionConfig, Field } from 'payload'

/**
 * The same collection of records, whose form begins with what staff change. Payload puts its sidebar below all other fields on a
 * phone, so nothing of a record is in it.
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
