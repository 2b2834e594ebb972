import type { CollectionConfig } from 'payload'
import { isAdmin, nobody, ownData, staffOrOwner } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'

/** Passports and identity cards, seen by the traveller they belong to and by staff, and by nobody else. */
export const IdentityDocuments = (directory: string): CollectionConfig => ({
  slug: 'identity-documents',
  access: { read: staffOrOwner('traveller'), create: ownData('traveller'), update: nobody, delete: isAdmin },
  admin: {
    group: groups.people,
    hidden: hiddenFromEditors,
    defaultColumns: ['filename', 'traveller', 'createdAt'],
  },
  upload: {
    staticDir: directory,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  fields: [{ name: 'traveller', type: 'relationship', relationTo: 'travellers', required: true, index: true }],
})
