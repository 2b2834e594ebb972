import type { Field } from 'payload'
import { mapFields } from './map-fields.ts'

/** The words of a field's name: `booking_reference` → `Booking reference`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Gives every field without a label the words of its name, since Payload would print the underscores. */
export function withLabels(fields: Field[]): Field[] {
  return mapFields(fields, withLabel)
}

function withLabel(field: Field): Field {
  if (field.type === 'group' || !('name' in field)) return field
  if (field.label !== undefined || field.name.startsWith('_')) return field
  return { ...field, label: wordsOf(field.name) } as Field
}
