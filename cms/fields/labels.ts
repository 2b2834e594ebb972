import type { Field } from 'payload'

/** The words of a field's name: `booking_reference` → `Booking reference`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Gives every field without a label the words of its name, since Payload would print the underscores. */
export function withLabels(fields: Field[]): Field[] {
  return fields.map(withLabel)
}

function withLabel(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withLabels(tab.fields) })) }
  }
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: withLabels(field.fields) }
  if (field.type === 'array')
    return { ...field, label: field.label ?? wordsOf(field.name), fields: withLabels(field.fields) }
  if (field.type === 'group') return { ...field, fields: withLabels(field.fields) }
  if (!('name' in field) || field.label !== undefined || field.name.startsWith('_')) return field
  return { ...field, label: wordsOf(field.name) } as Field
}
