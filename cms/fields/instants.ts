import type { DateField } from 'payload'

/** The date format in the filters of lists. Payload's own includes the time or starts with the month. */
export const dayPattern = 'd MMM yyyy'

/**
 * Returns a field for an instant that our code sets. The admin shows it read-only in Bali time; Payload would show a
 * date picker in the time zone of the reader's computer.
 */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return {
    name,
    type: 'date',
    index: isIndexed,
    admin: { date: { displayFormat: dayPattern }, components: { Field: '/admin/values/InstantText.tsx#InstantText' } },
  }
}
