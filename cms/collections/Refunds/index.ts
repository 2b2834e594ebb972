import type { CollectionConfig, PayloadRequest } from 'payload'
import { isStaff, nobody, staffField } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { kept } from '../../fields/kept.ts'
import { amountField, wholeField } from '../../fields/numbers.ts'
import { idOf } from '../../hooks/invoice-history.ts'
import { keepUnseenMark } from '../../hooks/keep-unseen-mark.ts'
import { underInvoiceLock } from '../../hooks/lock-invoice.ts'
import { followByHand, settleByHand } from './settle-by-hand.ts'

/** A refund to a traveller: requested from the payment provider, or a task for staff if the provider cannot do it. */
export const Refunds = (): CollectionConfig => ({
  slug: 'refunds',
  // The invoice is locked first, which is only possible for one refund.
  disableBulkEdit: true,
  access: { read: isStaff, create: nobody, update: isStaff, delete: nobody },
  hooks: {
    beforeOperation: [underInvoiceLock(invoiceOfRefund), keepUnseenMark('refunds', 'error')],
    beforeChange: [settleByHand],
    afterChange: [followByHand],
  },
  admin: {
    group: groups.bookings,
    hidden: hiddenFromEditors,
    useAsTitle: 'booking_number',
    components: {
      edit: {
        SaveButton: {
          path: '/admin/office/AskBeforeSettling.tsx#AskBeforeSettling',
          clientProps: { field: 'state', givenBack: 'succeeded' },
        },
      },
    },
    defaultColumns: ['createdAt', 'invoice', 'booking', 'amount', 'state', 'needs_attention'],
    listSearchableFields: [
      'booking_number',
      'booking.booking_reference',
      'provider_refund_id',
      'invoice.id',
      'invoice.traveller_name',
    ],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      index: true,
      options: ['requested', 'pending', 'succeeded', 'failed', 'by_hand'],
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/office/StateField.tsx#StateField' },
        description: 'After you have refunded the money yourself, set a failed or manual refund to Succeeded.',
      },
    },
    ...kept([
      { name: 'invoice', type: 'relationship', relationTo: 'invoices', required: true, index: true },
      { name: 'booking', type: 'relationship', relationTo: 'bookings', index: true },
      // The table of refunds in the form of an invoice cannot show relations.
      { name: 'booking_number', type: 'text', virtual: 'booking.booking_number', admin: { hidden: true } },
      amountField('amount'),
      // A code of the payment provider.
      { name: 'reason', type: 'text', required: true, admin: { hidden: true } },
      {
        name: 'error',
        type: 'textarea',
        admin: { components: { Field: '/admin/office/StaffNote.tsx#StaffNote' } },
      },
      { name: 'provider_refund_id', type: 'text', index: true },
      wholeField('attempts', { isRequired: true, defaultValue: 0 }),
      instantField('next_attempt_at', { isIndexed: true }),
      instantField('completed_at'),
      { name: 'idempotency_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    ]),
    {
      name: 'needs_attention',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'Ticked when someone has to act. For a failed or manual refund, it clears when you set the status to Succeeded; for any other, clear it after you have checked it.',
      },
    },
    { name: 'notes', type: 'textarea', access: { read: staffField }, admin: { position: 'sidebar' } },
  ],
})

async function invoiceOfRefund(id: number | string, req: PayloadRequest): Promise<string | null> {
  const refund = await req.payload.findByID({ collection: 'refunds', id, depth: 0, disableErrors: true, req })
  return refund && idOf(refund.invoice)
}
