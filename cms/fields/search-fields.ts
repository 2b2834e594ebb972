import type { TextField } from 'payload'
import { fieldWithPermission, type Permission } from '../access/permissions.ts'

/**
 * Returns the field with the names and numbers by which staff find an entry, without accents. A database trigger writes
 * the field, so that it is current whichever program writes the entry.
 *
 * @param label the names and numbers that the search box says it finds
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
 * Returns the field by which lists show and search the order number of the related invoice. Forms link to the invoice
 * instead.
 *
 * @param relation field that refers to the invoice
 */
export function orderNumberField(relation: string): TextField {
  return { name: 'order_number', type: 'text', virtual: `${relation}.order_number`, admin: { condition: () => false } }
}
