import type { CollectionConfig } from 'payload'
import { setRoomName } from '../../content/Hotels/room-name.ts'
import { groups } from '../../groups.ts'
import { stockCollection } from './stock-collection.ts'

/** The number of rooms of a type that a hotel has on one night. */
export const RoomStock = (): CollectionConfig =>
  stockCollection({
    slug: 'room-stock',
    label: 'Room availability overrides',
    group: groups.hotels,
    description: 'Changes the number of rooms of a type for the night that follows the date.',
    subjectFields: [
      { name: 'hotel', type: 'relationship', relationTo: 'hotels', required: true, index: true },
      {
        name: 'room',
        type: 'text',
        required: true,
        index: true,
        admin: { components: { Field: '/collections/records/stock/RoomField.tsx#RoomField' }, disableListColumn: true },
      },
      { name: 'room_name', type: 'text', label: 'Room', admin: { hidden: true } },
    ],
    identity: ['room'],
    count: { name: 'rooms', label: 'Rooms', description: '0 closes the night for new bookings.' },
    hooks: { beforeValidate: [setRoomName] },
  })
