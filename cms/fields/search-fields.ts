import type { TextField } from 'payload'
import { fieldWithPermission, type Permission } from '../access/permissions.ts'

/**
 * Returns the field that the search box of a list searches. It contains the names and numbers of an entry, without
 * accents. A database trigger writes it, so that it is correct no matter which program writes the entry.
 *
 * @param label a text for the search box about what staff can search for
 * @param permission the permission to read the entry
 */
export function searchTextField(label: string, permission: Permission): TextField {
  return {
    name: 'search_text',
    type: 'text',
    label,
    access: { create: () => false, update: () => false, read: fieldWithPermission(permission) },
    admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
  }
}

/**
 * Returns a virtual field with the order number of the related invoice, so that lists can show and search it. Forms do
 * not show the field, because they link to the invoice.
 *
 * @param relation the name of the field that refers to the invoice
 */
export function orderNumberField(relation: string): TextField {
  return { name: 'order_number', type: 'text', virtual: `${relation}.order_number`, admin: { condition: () => false } }
}
