import type { CollectionConfig, Field } from 'payload'
import { fieldWithPermission, hiddenWithout } from '../../../access/permissions.ts'
import { travellerRecordAccess } from '../../../access/records.ts'
import { searchPhonesByDigits, searchStoredTexts } from '../../../core/lists/search.ts'
import { amountField } from '../../../fields/numbers/numbers.ts'
import { instantField, paymentMethodField, readOnlyFields } from '../../../fields/read-only-fields.ts'
import { staffNoteDescription } from '../../../fields/staff-note.ts'
import { accountDeletedField, travellerDataField } from '../../../fields/traveller-data-field.ts'
import { uuidField } from '../../../fields/uuid.ts'
import type { Invoice } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { contactField } from '../parts/contact-field.ts'
import { clearEventFlags, keepFlagUnlessReasonSent, requireResolution } from './attention-flag.ts'
import { cancelOrderEndpoint, readCancellableOrderEndpoint } from './cancel-order.ts'
import { lockInvoiceBeforeUpdate } from './lock-invoice.ts'

const amountNames = [
  'total_before_discount',
  'discount_amount',
  'total_after_discount',
  'tax_amount',
  'total_after_tax',
] as const

/** Each invoice is for a whole cart. The site's API (`functions/`) writes it; staff add notes. */
export const Invoices = (): CollectionConfig => ({
  slug: 'invoices',
  // A save can lock only one invoice.
  disableBulkEdit: true,
  access: travellerRecordAccess('invoices', 'user_id'),
  endpoints: [readCancellableOrderEndpoint, cancelOrderEndpoint],
  hooks: {
    beforeOperation: [
      lockInvoiceBeforeUpdate(async (id) => String(id)),
      keepFlagUnlessReasonSent('invoices', 'attention_note'),
      searchPhonesByDigits(['traveller_phone', 'bookings.contact']),
      searchStoredTexts,
    ],
    beforeChange: [requireResolution],
    afterChange: [clearEventFlags],
  },
  admin: {
    group: groups.bookings,
    hidden: hiddenWithout('invoices:read'),
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
      'bookings.search_text',
      'user_id.search_text',
      'payment_reference_id',
    ],
  },
  fields: [
    contactField<Invoice>('invoices:read', ({ id }) => ({ invoice_id: { equals: id } })),
    uuidField(),
    travellerDataField('user_id', 'full_name'),
    travellerDataField('user_id', 'email'),
    travellerDataField('user_id', 'phone'),
    accountDeletedField('user_id'),
    ...readOnlyFields(invoiceFields()),
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
      access: { read: fieldWithPermission('invoices:read') },
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'amount', 'outcome', 'needs_attention'] },
    },
    {
      name: 'refunds',
      type: 'join',
      collection: 'refunds',
      on: 'invoice',
      access: { read: fieldWithPermission('invoices:read') },
      admin: { allowCreate: false, defaultColumns: ['booking_number', 'amount', 'state', 'createdAt'] },
    },
    {
      name: 'mails',
      type: 'join',
      collection: 'outgoing-mails',
      on: 'invoice',
      access: { read: fieldWithPermission('invoices:read') },
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'to', 'state', 'sent_at'] },
    },
    {
      name: 'needs_attention',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { read: fieldWithPermission('invoices:read') },
      admin: {
        position: 'sidebar',
        description:
          'Ticked when a payment does not match. The tick clears when you choose a resolution at that payment, under “Payment history”.',
      },
    },
    ...readOnlyFields([
      {
        name: 'attention_note',
        type: 'textarea',
        access: { read: fieldWithPermission('invoices:read') },
        admin: {
          position: 'sidebar',
          description: 'Why the invoice needs attention. Use the notes to describe what you did.',
          components: { Field: '/collections/records/parts/StaffNote.tsx#StaffNote' },
        },
      },
    ]),
    {
      name: 'cancel_order',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/collections/records/Invoices/CancelOrder.tsx#CancelOrder' },
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      access: { read: fieldWithPermission('invoices:read') },
      admin: { position: 'sidebar', description: staffNoteDescription },
    },
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
    ...amountNames.map(amountField),
    { name: 'currency', type: 'text', required: true, defaultValue: 'IDR' },
    paymentMethodField(),
    { name: 'payment_provider', type: 'text', required: true, defaultValue: 'xendit' },
    { name: 'payment_reference_id', type: 'text', index: true },
    { name: 'payment_url', type: 'text' },
    instantField('paid_at'),
    { ...instantField('expires_at', { isIndexed: true }), required: true },
    instantField('cancelled_at'),
    { name: 'terms', type: 'relationship', relationTo: 'accepted-terms', index: true, label: 'Accepted terms' },
    { name: 'idempotency_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'request_hash', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'request_id',
      type: 'text',
      label: 'Request ID',
      admin: { description: 'For operators: this ID finds the messages about this order in the log.' },
    },
  ]
}
