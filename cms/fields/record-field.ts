import type { JSONField, TextField } from 'payload'

const recordComponent = '/admin/values/RecordField.tsx#RecordField'

/** Returns a JSON field written by the functions, which the admin shows read-only. */
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
