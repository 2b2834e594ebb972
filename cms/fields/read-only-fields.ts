import type { DateField, Field, JSONField, TextField } from 'payload'

/**
 * Makes fields read-only, such as the booked product and its price. The site's API (`functions/`) writes these fields
 * once, and this access rule does not apply to it.
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
 * Returns a JSON field that is written by the site's API (`functions/`), not by the CMS. The admin shows it read-only.
 */
export function recordField(name: string, { isListed = true } = {}): JSONField {
  return { name, type: 'json', admin: { components: { Field: recordComponent }, disableListColumn: !isListed } }
}

/**
 * Returns a field for the payment method in the provider's codes ('BANK_TRANSFER · BCA'), which the admin shows in
 * words.
 */
export function paymentMethodField(): TextField {
  return { name: 'payment_method', type: 'text', admin: { components: { Field: recordComponent } } }
}

/** The date format in the filters of lists. Payload's own format includes the time or starts with the month. */
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
    admin: { date: { displayFormat: dayPattern }, components: { Field: '/admin/values/TextOutput.tsx#InstantText' } },
  }
}
