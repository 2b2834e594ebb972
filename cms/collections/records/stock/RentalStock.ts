import type { CollectionConfig } from 'payload'
import { groups } from '../../groups.ts'
import { stockCollection } from './stock-collection.ts'

/** The number of cars of a rental that are available on one day. */
export const RentalStock = (): CollectionConfig =>
  stockCollection({
    slug: 'rental-stock',
    label: 'Rental availability overrides',
    group: groups.transport,
    description: 'Changes the number of cars that can be rented on one day.',
    subjectFields: [
      { name: 'rental', type: 'relationship', relationTo: 'car-rentals', required: true, index: true, label: 'Car' },
    ],
    identity: ['rental'],
    count: { name: 'cars', label: 'Cars', description: '0 closes the day for new rentals of this car.' },
  })
