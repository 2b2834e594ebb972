import type { ArrayField, CollectionConfig } from 'payload'
import { draftedContentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { cascadeDelete } from '../../../core/database/cascade-delete.ts'
import { bookingQuestionsField } from '../../../fields/booking-questions.ts'
import { cancellationPolicyField } from '../../../fields/cancellation-policy.ts'
import { integerField, moveToSidebar, priceField, ratingField } from '../../../fields/numbers/numbers.ts'
import { pictureField, picturesField } from '../../../fields/pictures.ts'
import { previousSlugsField } from '../../../fields/previous-slugs.ts'
import { slugField } from '../../../fields/slug.ts'
import { draftVersions } from '../../../fields/status.ts'
import { longTextField, textsField } from '../../../fields/texts.ts'
import { uuidField } from '../../../fields/uuid.ts'
import { groups } from '../../groups.ts'
import { renameRooms } from './room-name.ts'

export const Hotels = (): CollectionConfig => ({
  slug: 'hotels',
  access: draftedContentAccess(),
  versions: draftVersions(),
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
    moveToSidebar(ratingField()),
  ],
})

function roomsField(): ArrayField {
  return {
    name: 'rooms',
    type: 'array',
    labels: { singular: 'Room', plural: 'Rooms' },
    admin: { initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true },
          { name: 'type', type: 'text', admin: { description: 'For example Deluxe or Villa.' } },
        ],
      },
      longTextField('description'),
      {
        type: 'row',
        fields: [
          integerField('capacity', {
            min: 1,
            max: 99,
            isRequired: true,
            defaultValue: 2,
            description: 'Guests per room.',
          }),
          integerField('total_rooms', {
            min: 0,
            max: 999,
            isRequired: true,
            defaultValue: 1,
            description: 'The number of rooms that can be booked for the same night.',
          }),
          priceField('base_price', { isRequired: true, mayBeFree: false, label: 'Price per night' }),
        ],
      },
      cancellationPolicyField(),
      textsField('amenities'),
      pictureField('cover_image', { label: 'Cover picture' }),
      picturesField('images', { label: 'Pictures' }),
    ],
  }
}
