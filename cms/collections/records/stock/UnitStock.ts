import type { CollectionConfig } from 'payload'
import { setRoomName } from '../../content/Hotels/room-name.ts'
import { groups } from '../../groups.ts'
import { stockCollection } from './stock-collection.ts'

export const RentalStock = (): CollectionConfig =>
  stockCollection({
    slug: 'rental-stock',
    kind: 'rental',
    label: 'Rental availability overrides',
    group: groups.transport,
    description: 'Changes the number of cars that can be rented on one day.',
    resourceFields: [
      { name: 'rental', type: 'relationship', relationTo: 'car-rentals', required: true, index: true, label: 'Car' },
    ],
    uniqueFields: ['rental'],
    count: { name: 'cars', label: 'Cars', description: '0 closes the day for new rentals of this car.' },
  })

export const TransferStock = (): CollectionConfig =>
  stockCollection({
    slug: 'transfer-stock',
    kind: 'transfer',
    label: 'Transfer availability overrides',
    group: groups.transport,
    description: 'Changes the number of rides of a transfer car for one day, across all routes.',
    resourceFields: [{ name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true }],
    uniqueFields: ['car'],
    count: { name: 'rides', label: 'Rides', description: '0 closes the day for new transfers with this car.' },
  })

export const RoomStock = (): CollectionConfig =>
  stockCollection({
    slug: 'room-stock',
    kind: 'room',
    label: 'Room availability overrides',
    group: groups.hotels,
    description: 'Changes the number of rooms of a type for the night that follows the date.',
    resourceFields: [
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
    uniqueFields: ['room'],
    count: { name: 'rooms', label: 'Rooms', description: '0 closes the night for new bookings.' },
    hooks: { beforeValidate: [setRoomName] },
  })
