import type { TextField } from 'payload'
import { fieldWithPermission, type Permission } from '../access/permissions.ts'

/**
 * Returns the field for the search of a list: names and numbers without accents. A database trigger writes the field,
 * whatever program writes the entry.
 *
 * @param label the text in the search box, which tells staff what they can search for
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
 * Lets lists show and search the invoice's number. Forms link to the invoice instead.
 *
 * @param relation the name of the field that refers to the invoice
 */
export function orderNumberField(relation: string): TextField {
  return { name: 'order_number', type: 'text', virtual: `${relation}.order_number`, admin: { condition: () => false } }
}
