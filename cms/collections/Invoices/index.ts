import type { CollectionConfig, Field } from 'payload'
import { moneyRecordAccess, staffField } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { kept } from '../../fields/kept.ts'
import { amountField } from '../../fields/numbers.ts'
import { ofTraveller } from '../../fields/of-traveller.ts'
import { paymentMethodField } from '../../fields/record.ts'
import { uuidField } from '../../fields/uuid.ts'
import { keepUnseenMark } from '../../hooks/keep-unseen-mark.ts'
import { underInvoiceLock } from '../../hooks/lock-invoice.ts'
import { findPhones } from '../../lists/phone-search.ts'
import { askOutcome } from './ask-outcome.ts'
import { settleEvents } from './settle-events.ts'

const amounts = [
  'total_before_discount',
  'discount_amount',
  'total_after_discount',
  'tax_amount',
  'total_after_tax',
] as const

/** One invoice for a whole cart. The functions write it; staff read it and add notes. */
export const Invoices = (): CollectionConfig => ({
  slug: 'invoices',
  // The invoice is locked first, which is only possible for one.
  disableBulkEdit: true,
  access: moneyRecordAccess('user_id'),
  hooks: {
    beforeOperation: [
      underInvoiceLock(async (id) => String(id)),
      keepUnseenMark('invoices', 'attention_note'),
      findPhones(['traveller_phone', 'bookings.contact']),
    ],
    beforeChange: [askOutcome],
    afterChange: [settleEvents],
  },
  admin: {
    group: groups.bookings,
    hidden: hiddenFromEditors,
    useAsTitle: 'order_number',
    defaultColumns: [
      'order_number',
      'status',
      'total_after_tax',
      'traveller_name',
      'user_id',
      'needs_attention',
      'createdAt',
    ],
    listSearchableFields: [
      'order_number',
      'id',
      'traveller_name',
      'traveller_email',
      'traveller_phone',
      'bookings.booking_number',
      'bookings.booking_reference',
      'bookings.contact',
      'payment_reference_id',
    ],
  },
  fields: [
    uuidField(),
    ofTraveller('user_id', 'full_name'),
    ofTraveller('user_id', 'email'),
    ofTraveller('user_id', 'phone'),
    ...kept(invoiceFields()),
    {
      name: 'bookings',
      type: 'join',
      collection: 'bookings',
      on: 'invoice_id',
      admin: { allowCreate: false, defaultColumns: ['booking_number', 'tour_title', 'booking_date', 'status'] },
    },
    {
      name: 'events',
      type: 'join',
      collection: 'payment-events',
      on: 'invoice',
      label: 'Payment history',
      access: { read: staffField },
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'amount', 'outcome', 'needs_attention'] },
    },
    {
      name: 'refunds',
      type: 'join',
      collection: 'refunds',
      on: 'invoice',
      access: { read: staffField },
      admin: { allowCreate: false, defaultColumns: ['booking_number', 'amount', 'state', 'createdAt'] },
    },
    {
      name: 'mails',
      type: 'join',
      collection: 'outgoing-mails',
      on: 'invoice',
      access: { read: staffField },
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'to', 'state', 'sent_at'] },
    },
    {
      name: 'needs_attention',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { read: staffField },
      admin: {
        position: 'sidebar',
        description:
          'Ticked when a payment does not match. It clears when you choose a resolution at that payment, under “Payment history”.',
      },
    },
    ...kept([
      {
        name: 'attention_note',
        type: 'textarea',
        access: { read: staffField },
        admin: {
          position: 'sidebar',
          description: 'Why it needs attention. Describe what you did in the notes.',
          components: { Field: '/admin/office/StaffNote.tsx#StaffNote' },
        },
      },
    ]),
    { name: 'notes', type: 'textarea', access: { read: staffField }, admin: { position: 'sidebar' } },
  ],
})

function invoiceFields(): Field[] {
  return [
    { name: 'order_number', type: 'text', required: true, unique: true },
    {
      name: 'user_id',
      type: 'relationship',
      relationTo: 'travellers',
      required: true,
      index: true,
      label: 'Traveller',
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: ['pending', 'paid', 'expired', 'cancelled', 'refunded'],
    },
    ...amounts.map(amountField),
    { name: 'currency', type: 'text', required: true, defaultValue: 'IDR' },
    paymentMethodField(),
    { name: 'payment_provider', type: 'text', required: true, defaultValue: 'xendit' },
    { name: 'payment_reference_id', type: 'text', index: true },
    { name: 'payment_url', type: 'text' },
    instantField('paid_at'),
    { ...instantField('expires_at', { isIndexed: true }), required: true },
    instantField('cancelled_at'),
    { name: 'terms', type: 'relationship', relationTo: 'kept-terms', index: true, label: 'Accepted terms' },
    { name: 'idempotency_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'request_hash', type: 'text', required: true, admin: { hidden: true } },
  ]
}
