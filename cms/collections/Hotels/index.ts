import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../access/content.ts'
import { groups, hiddenFromStaff } from '../../config/groups.ts'
import { ratingField } from '../../fields/numbers.ts'
import { pictureField } from '../../fields/pictures.ts'
import { previousSlugsField } from '../../fields/previous-slugs.ts'
import { inSidebar } from '../../fields/sidebar.ts'
import { slugField } from '../../fields/slug.ts'
import { drafts } from '../../fields/status.ts'
import { longText } from '../../fields/texts.ts'
import { uuidField } from '../../fields/uuid.ts'
import { deleteAlong } from '../../hooks/delete-along.ts'
import { renameRooms } from '../RoomStock/name-room.ts'
import { roomsField } from './rooms.ts'

export const Hotels = (): CollectionConfig => ({
  slug: 'hotels',
  access: draftedContentAccess(),
  versions: drafts(),
  hooks: { afterChange: [renameRooms], beforeDelete: [deleteAlong('room-stock', 'hotel')] },
  admin: {
    group: groups.hotels,
    hidden: hiddenFromStaff,
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'rating', '_status', 'updatedAt'],
  },
  defaultSort: 'name',
  fields: [
    uuidField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Hotel',
          fields: [
            { name: 'name', type: 'text', required: true },
            longText('description'),
            pictureField('image', { label: 'Picture' }),
            { name: 'address', type: 'text', label: 'Street address' },
            {
              type: 'row',
              fields: [
                { name: 'city', type: 'text' },
                { name: 'country', type: 'text' },
              ],
            },
          ],
        },
        { label: 'Rooms', fields: [roomsField()] },
      ],
    },
    slugField('name', 'villa-lembah-ubud'),
    previousSlugsField(),
    inSidebar(ratingField()),
  ],
})
