import type { CollectionConfig } from 'payload'
import { nobody, ownData, owner, staffOrOwner } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'

export const Favorites = (): CollectionConfig => ({
  slug: 'favorites',
  access: { read: staffOrOwner('user_id'), create: ownData('user_id'), update: nobody, delete: owner('user_id') },
  indexes: [{ fields: ['user_id', 'tour_id'], unique: true }],
  admin: { group: groups.system, hidden: hiddenFromEditors, defaultColumns: ['user_id', 'tour_id', 'createdAt'] },
  fields: [
    {
      name: 'user_id',
      type: 'relationship',
      relationTo: 'travellers',
      required: true,
      index: true,
      label: 'Traveller',
    },
    { name: 'tour_id', type: 'relationship', relationTo: 'tours', required: true, index: true, label: 'Tour' },
  ],
})
