import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { cascadeDelete } from '../../../core/database/cascade-delete.ts'
import { bookingQuestionsField } from '../../../fields/booking-questions.ts'
import { ratingField } from '../../../fields/numbers/numbers.ts'
import { pictureField } from '../../../fields/pictures.ts'
import { previousSlugsField } from '../../../fields/previous-slugs.ts'
import { inSidebar } from '../../../fields/sidebar.ts'
import { slugField } from '../../../fields/slug.ts'
import { drafts } from '../../../fields/status.ts'
import { longTextField } from '../../../fields/texts.ts'
import { uuidField } from '../../../fields/uuid.ts'
import { groups } from '../../groups.ts'
import { renameRooms } from './room-name.ts'
import { roomsField } from './rooms.ts'

export const Hotels = (): CollectionConfig => ({
  slug: 'hotels',
  access: draftedContentAccess(),
  versions: drafts(),
  hooks: { afterChange: [renameRooms], beforeDelete: [cascadeDelete('room-stock', 'hotel')] },
  admin: {
    group: groups.hotels,
    hidden: hiddenWithout('content:edit'),
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
            longTextField('description'),
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
        { label: 'Booking details', fields: [bookingQuestionsField()] },
      ],
    },
    slugField('name', 'villa-lembah-ubud'),
    previousSlugsField(),
    inSidebar(ratingField()),
  ],
})
