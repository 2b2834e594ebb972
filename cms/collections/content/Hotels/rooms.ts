import type { ArrayField } from 'payload'
import { cancellationPolicyField } from '../../../fields/cancellation-policy.ts'
import { integerField, priceField } from '../../../fields/numbers/numbers.ts'
import { pictureField, picturesField } from '../../../fields/pictures.ts'
import { longTextField, textsField } from '../../../fields/texts.ts'

/** Returns the field for the room types of a hotel. */
export function roomsField(): ArrayField {
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
            description: 'How many can be booked for the same night.',
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
