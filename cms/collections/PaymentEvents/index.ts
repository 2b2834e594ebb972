import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { kept } from '../../fields/kept.ts'
import { recordField } from '../../fields/record.ts'

/**
 * What happened to payments, in the order it happened. Rows are added and never changed, but for the mark that somebody
 * has to look at one, which staff take away when they did.
 */
export const PaymentEvents = (): CollectionConfig => ({
  slug: 'payment-events',
  access: { read: isStaff, create: nobody, update: isStaff, delete: nobody },
  admin: {
    group: groups.bookings,
    hidden: hiddenFromEditors,
    useAsTitle: 'kind',
    defaultColumns: ['createdAt', 'kind', 'invoice', 'needs_attention'],
  },
  defaultSort: '-createdAt',
  fields: [
    ...kept([
      {
        name: 'invoice',
        type: 'relationship',
        relationTo: 'invoices',
        index: true,
        admin: { description: 'Empty where a payment belongs to no invoice of ours.' },
      },
      { name: 'kind', type: 'text', required: true, index: true },
      recordField('detail'),
      {
        name: 'provider_event_id',
        type: 'text',
        unique: true,
        admin: { description: 'The same event is never kept twice.' },
      },
    ]),
    {
      name: 'needs_attention',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Set when a payment does not fit; take it away once it is settled.' },
    },
  ],
})
