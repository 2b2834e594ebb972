import type { CollectionConfig } from 'payload'
import { groups } from '../../config/groups.ts'
import { stockOnDates } from '../stock/stock-on-dates.ts'

/** How many cars of a kind can be out on one day. */
export const RentalStock = (): CollectionConfig =>
  stockOnDates({
    slug: 'rental-stock',
    label: 'Cars on a date',
    group: groups.transport,
    description: 'Another number of cars to rent on one day.',
    of: [
      { name: 'rental', type: 'relationship', relationTo: 'car-rentals', required: true, index: true, label: 'Car' },
    ],
    whose: 'rental',
    count: { name: 'cars', label: 'Cars', description: '0: this car is not rented out that day.' },
  })
