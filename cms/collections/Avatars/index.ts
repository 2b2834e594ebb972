import type { CollectionConfig } from 'payload'
import { ownData, owner, staffOrOwner } from '../../access/records.ts'
import { groups } from '../../config/groups.ts'

/** Pictures of travellers, seen by themselves and by staff. */
export const Avatars = (directory: string): CollectionConfig => ({
  slug: 'avatars',
  access: {
    read: staffOrOwner('traveller'),
    create: ownData('traveller'),
    update: owner('traveller'),
    delete: staffOrOwner('traveller'),
  },
  admin: { group: groups.people, hidden: true },
  upload: {
    staticDir: directory,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    crop: false,
    focalPoint: false,
  },
  fields: [
    {
      name: 'traveller',
      type: 'relationship',
      relationTo: 'travellers',
      required: true,
      index: true,
      access: { update: () => false },
    },
  ],
})
