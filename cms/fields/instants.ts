import type { DateField } from 'payload'

/** A moment, chosen and shown with its time of day. */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return { name, type: 'date', index: isIndexed, admin: { date: { pickerAppearance: 'dayAndTime' } } }
}
