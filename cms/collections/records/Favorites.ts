import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../../access/permissions.ts'
import { denyAll, ownDataOnly, ownerOnly, withPermissionOrOwner } from '../../access/records.ts'
import { groups } from '../groups.ts'

export const Favorites = (): CollectionConfig => ({
  slug: 'favorites',
  access: {
    read: withPermissionOrOwner('travellers:read', 'user_id'),
    create: ownDataOnly('user_id'),
    update: denyAll,
    delete: ownerOnly('user_id'),
  },
  indexes: [{ fields: ['user_id', 'tour_id'], unique: true }],
  admin: {
    group: groups.system,
    hidden: hiddenWithout('travellers:read'),
    defaultColumns: ['user_id', 'tour_id', 'createdAt'],
  },
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
