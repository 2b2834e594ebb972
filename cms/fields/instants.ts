import type { DateField } from 'payload'

/** A moment, chosen and shown with its time of day. */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  const date: NonNullable<DateField['admin']>['date'] = {
    pickerAppearance: 'dayAndTime',
    displayFormat: 'd MMM yyyy, HH:mm',
    timeFormat: 'HH:mm',
  }
  return { name, type: 'date', index: isIndexed, admin: { date } }
}
