import type { DateField } from 'payload'

/** How the picker of a list's filter writes a day: Payload would write it as a moment, or with the month first. */
export const dayPattern = 'd MMM yyyy'

/** A moment that our code writes; the admin shows it in Bali time. Payload shows it in a picker, in the zone of the reader's computer. */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return {
    name,
    type: 'date',
    index: isIndexed,
    admin: { date: { displayFormat: dayPattern }, components: { Field: '/admin/InstantText.tsx#InstantText' } },
  }
}
