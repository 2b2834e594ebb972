import type { DateField, Field, JSONField, TextField } from 'payload'

/**
 * Makes fields read-only for CMS users. For example, the site's API (`functions/`) writes the booked product and its
 * price once. The access rule does not apply to the site's API.
 */
export function readOnlyFields(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' && 'fields' in field) return { ...field, fields: readOnlyFields(field.fields) }
    if (!('name' in field) || field.type === 'join' || field.type === 'ui') return field
    return {
      ...field,
      access: { ...field.access, update: () => false },
      admin: { ...field.admin, readOnly: true },
    } as Field
  })
}

const recordComponent = '/admin/values/RecordField.tsx#RecordField'

/**
 * Returns a JSON field that the site's API (`functions/`) writes. The admin shows it as read-only text.
 */
export function recordField(name: string, { isListed = true } = {}): JSONField {
  return { name, type: 'json', admin: { components: { Field: recordComponent }, disableListColumn: !isListed } }
}

/**
 * Returns a field for the payment method. It contains the provider's codes, such as 'BANK_TRANSFER · BCA'. The admin
 * shows them as readable text.
 */
export function paymentMethodField(): TextField {
  return { name: 'payment_method', type: 'text', admin: { components: { Field: recordComponent } } }
}

/** The date format in the filters of lists. Payload's format would include the time or start with the month. */
export const dayPattern = 'd MMM yyyy'

/**
 * Returns a field for an instant that our code sets. The admin shows it as read-only text in Bali time. Payload would
 * show a date picker in the time zone of the reader's computer.
 */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return {
    name,
    type: 'date',
    index: isIndexed,
    admin: { date: { displayFormat: dayPattern }, components: { Field: '/admin/values/TextOutput.tsx#InstantText' } },
  }
}
