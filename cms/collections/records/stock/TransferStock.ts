import type { CollectionConfig } from 'payload'
import { groups } from '../../groups.ts'
import { stockCollection } from './stock-collection.ts'

/** The number of transfers with a car on one day. */
export const TransferStock = (): CollectionConfig =>
  stockCollection({
    slug: 'transfer-stock',
    label: 'Transfer availability overrides',
    group: groups.transport,
    description: 'Changes the number of rides of a transfer car for one day, over all routes.',
    subjectFields: [{ name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true }],
    identity: ['car'],
    count: { name: 'rides', label: 'Rides', description: '0 closes the day for new transfers with this car.' },
  })
