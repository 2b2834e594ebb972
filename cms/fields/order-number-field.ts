import type { TextField } from 'payload'

/**
 * Returns the field by which lists show and search the order number of the related invoice. Forms link to the invoice
 * instead.
 *
 * @param relation field that refers to the invoice
 */
export function orderNumberField(relation: string): TextField {
  return { name: 'order_number', type: 'text', virtual: `${relation}.order_number`, admin: { condition: () => false } }
}
