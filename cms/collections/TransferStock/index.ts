import type { CollectionConfig } from 'payload'
import { groups } from '../../config/groups.ts'
import { stockOnDates } from '../stock/stock-on-dates.ts'

/** How many transfers a car drives on one day. */
export const TransferStock = (): CollectionConfig =>
  stockOnDates({
    slug: 'transfer-stock',
    label: 'Rides on a date',
    group: groups.transport,
    description: 'Another number of rides of a transfer car on one day, over all routes.',
    of: [{ name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true }],
    whose: 'car',
    count: { name: 'rides', label: 'Rides', description: '0: no more transfers with this car that day.' },
  })
