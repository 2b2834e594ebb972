import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/records.ts'

/**
 * A row for each day of something that was ever booked, only to be locked: who wants to place a booking locks the rows of
 * all that it takes, in the order of their index, and then counts what is held.
 */
export const StockDays = (): CollectionConfig => ({
  slug: 'stock-days',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'resource_id', 'day'], unique: true }],
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'resource_id', type: 'text', required: true },
    { name: 'day', type: 'text', required: true },
  ],
})
