import type { JSONField, TextField } from 'payload'

const READ_ONLY = '/admin/RecordField.tsx#RecordField'

/** What the functions recorded in a form of its own; the admin shows it to be read. */
export function recordField(name: string, { isListed = true } = {}): JSONField {
  return { name, type: 'json', admin: { components: { Field: READ_ONLY }, disableListColumn: !isListed } }
}

/** How something was paid, as the provider's codes ('BANK_TRANSFER · BCA'); the admin shows it in words. */
export function paymentMethodField(): TextField {
  return { name: 'payment_method', type: 'text', admin: { components: { Field: READ_ONLY } } }
}
