import type { JSONField } from 'payload'

/** What the functions recorded in a form of its own; the admin shows it to be read. */
export function recordField(name: string, { Cell }: { Cell?: string } = {}): JSONField {
  const components = { Field: '/admin/RecordField.tsx#RecordField', ...(Cell && { Cell }) }
  return { name, type: 'json', admin: { components } }
}
