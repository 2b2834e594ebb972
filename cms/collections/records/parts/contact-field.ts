import type { FieldHook, JSONField, Where } from 'payload'
import { fieldWithPermission, hasPermission, type Permission } from '../../../access/permissions.ts'

/**
 * Shows the contact details of the related booking. Lists leave the field empty, because each row would need another
 * query.
 *
 * @param permission the permission to read the entry
 * @param bookingsFilter null if the entry has no booking
 */
export function contactField<Entry extends object>(
  permission: Permission,
  bookingsFilter: (entry: Entry) => Where | null,
): JSONField {
  const readContact: FieldHook<Entry & { id: number | string }> = async ({ originalDoc: entry, findMany, req }) => {
    if (findMany || !entry || !hasPermission(req, permission)) return null
    const where = bookingsFilter(entry)
    if (!where) return null
    const { docs } = await req.payload.find({ collection: 'bookings', where, sort: 'id', limit: 1, depth: 0, req })
    return docs[0]?.customer_details ?? null
  }
  return {
    name: 'customer_details',
    type: 'json',
    virtual: true,
    access: { create: () => false, update: () => false, read: fieldWithPermission(permission) },
    hooks: { afterRead: [readContact] },
    admin: {
      // The forms of records show the sidebar first.
      position: 'sidebar',
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/collections/records/parts/BookingContact.tsx#BookingContact' },
    },
  }
}
