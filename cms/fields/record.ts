import type { JSONField } from 'payload'

/** What the functions recorded in a form of its own; the admin shows it to be read. */
export function recordField(name: string): JSONField {
  return { name, type: 'json', admin: { components: { Field: '/admin/RecordField.tsx#RecordField' } } }
}
