import type { CollectionConfig } from 'payload'
import { groups } from '../../config/groups.ts'
import { stockOnDates } from '../stock/stock-on-dates.ts'

/** The number of transfers with a car on one day. */
export const TransferStock = (): CollectionConfig =>
  stockOnDates({
    slug: 'transfer-stock',
    label: 'Transfer availability overrides',
    group: groups.transport,
    description: 'Changes the number of rides of a transfer car for one day, over all routes.',
    of: [{ name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true }],
    whose: 'car',
    count: { name: 'rides', label: 'Rides', description: '0 closes the day for new transfers with this car.' },
  })
