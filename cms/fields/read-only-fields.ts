import type { DateField, Field, JSONField, TextField } from 'payload'

/** Makes fields read-only for CMS users, but not for the site's API (`functions/`), which writes them once. */
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

/** Returns a field that the site's API (`functions/`) writes, and that is read-only in the admin. */
export function recordField(name: string, { isListed = true } = {}): JSONField {
  return { name, type: 'json', admin: { components: { Field: recordComponent }, disableListColumn: !isListed } }
}

/**
 * Returns a field for codes of the provider, such as 'BANK_TRANSFER · BCA', which the admin shows as readable text.
 */
export function paymentMethodField(): TextField {
  return { name: 'payment_method', type: 'text', admin: { components: { Field: recordComponent } } }
}

/** Used in the filters of lists. Payload's format would include the time or start with the month. */
export const dayPattern = 'd MMM yyyy'

/**
 * Returns a field for an instant that our code sets. Payload would show a date picker in the time zone of the
 * reader's computer.
 */
export function instantField(name: string, { isIndexed = false }: { isIndexed?: boolean } = {}): DateField {
  return {
    name,
    type: 'date',
    index: isIndexed,
    admin: { date: { displayFormat: dayPattern }, components: { Field: '/admin/values/TextOutput.tsx#InstantText' } },
  }
}
