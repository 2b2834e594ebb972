import type { DateField } from 'payload'

/** A moment that our code writes; the admin shows it in Bali time. Payload shows it in a picker, in the zone of the reader's computer. */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return {
    name,
    type: 'date',
    index: isIndexed,
    admin: { components: { Field: '/admin/InstantText.tsx#InstantText' } },
  }
}
