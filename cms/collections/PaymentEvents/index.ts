import type { CollectionConfig, PayloadRequest } from 'payload'
import { isStaff, nobody } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { kept } from '../../fields/kept.ts'
import { orderNumberOf } from '../../fields/of-invoice.ts'
import { ofTraveller } from '../../fields/of-traveller.ts'
import { recordField } from '../../fields/record.ts'
import { idOf } from '../../hooks/invoice-history.ts'
import { underInvoiceLock } from '../../hooks/lock-invoice.ts'
import { markInvoice } from './mark-invoice.ts'
import { outcomeField, settleByOutcome, tellOfMoneyBack } from './outcome.ts'
import { settleInvoice } from './settle-invoice.ts'

/**
 * The history of payments, in chronological order. Rows are added and not changed, except for two fields: the flag that
 * staff must act, and the resolution of an unmatched payment.
 */
export const PaymentEvents = (): CollectionConfig => ({
  slug: 'payment-events',
  // The invoice is locked first, which is only possible for one event.
  disableBulkEdit: true,
  access: { read: isStaff, create: nobody, update: isStaff, delete: nobody },
  hooks: {
    beforeOperation: [underInvoiceLock(invoiceOfEvent)],
    beforeChange: [settleByOutcome],
    afterChange: [settleInvoice, markInvoice, tellOfMoneyBack],
  },
  admin: {
    components: {
      edit: {
        SaveButton: {
          path: '/admin/office/AskBeforeSettling.tsx#AskBeforeSettling',
          clientProps: { field: 'outcome', givenBack: 'given_back', kept: 'kept' },
        },
      },
    },
    group: groups.system,
    hidden: hiddenFromEditors,
    // The page shows a heading with the kind, traveller and amount instead.
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'order_number', 'kind', 'traveller_name', 'amount', 'outcome', 'needs_attention'],
    listSearchableFields: [
      'order_number',
      'traveller_name',
      'provider_event_id',
      'invoice.id',
      'invoice.bookings.booking_number',
      'invoice.bookings.booking_reference',
    ],
  },
  defaultSort: '-createdAt',
  fields: [
    orderNumberOf('invoice'),
    { ...ofTraveller('invoice.user_id', 'full_name'), label: 'Traveller' },
    // Lists show only the amount of an event; its other details are too long.
    { name: 'amount', type: 'ui', admin: { components: { Cell: '/admin/office/EventMoneyCell.tsx#EventMoneyCell' } } },
    ...kept([
      {
        name: 'invoice',
        type: 'relationship',
        relationTo: 'invoices',
        index: true,
        admin: { description: 'Empty if the payment belongs to none of our invoices.' },
      },
      {
        name: 'kind',
        type: 'text',
        required: true,
        index: true,
        admin: {
          components: {
            Cell: '/admin/office/EventKindCell.tsx#EventKindCell',
            Field: '/admin/office/EventKind.tsx#EventKind',
          },
        },
      },
      recordField('detail', { isListed: false }),
      {
        name: 'provider_event_id',
        type: 'text',
        unique: true,
        admin: { description: 'Each event is stored only once.' },
      },
    ]),
    outcomeField(),
    {
      name: 'needs_attention',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'Ticked when a payment does not match. Choosing a resolution clears it; in all other cases, clear it yourself when the matter is settled.',
      },
    },
  ],
})

async function invoiceOfEvent(id: number | string, req: PayloadRequest): Promise<string | null> {
  const event = await req.payload.findByID({ collection: 'payment-events', id, depth: 0, disableErrors: true, req })
  return event?.invoice ? idOf(event.invoice) : null
}
