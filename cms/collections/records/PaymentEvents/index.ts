import type { CollectionConfig, PayloadRequest } from 'payload'
import { hiddenWithout } from '../../../access/permissions.ts'
import { recordAccess } from '../../../access/records.ts'
import { searchRelated } from '../../../core/lists/related-search.ts'
import { readOnlyFields, recordField } from '../../../fields/read-only-fields.ts'
import { orderNumberField } from '../../../fields/search-fields.ts'
import { accountDeletedField, travellerDataField } from '../../../fields/traveller-data-field.ts'
import type { PaymentEvent } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { lockInvoiceBeforeUpdate } from '../Invoices/lock-invoice.ts'
import { contactField } from '../parts/contact-field.ts'
import { clearInvoiceFlag, flagInvoice } from './invoice-flag.ts'
import { notifyOfRefund, outcomeField, settleByOutcome } from './outcome.ts'

/**
 * Contains the history of payments. Entries are added and not changed, except `needs_attention` and the resolution of
 * an unmatched payment.
 */
export const PaymentEvents = (): CollectionConfig => ({
  slug: 'payment-events',
  // A save can lock only one invoice.
  disableBulkEdit: true,
  access: recordAccess('payment-events'),
  hooks: {
    beforeOperation: [lockInvoiceBeforeUpdate(findInvoiceId), searchRelated({ invoice: { collection: 'invoices' } })],
    beforeChange: [settleByOutcome],
    afterChange: [clearInvoiceFlag, flagInvoice, notifyOfRefund],
  },
  admin: {
    components: {
      edit: {
        SaveButton: {
          path: '/collections/records/parts/ConfirmSettling.tsx#ConfirmSettling',
          clientProps: { field: 'outcome', refundedValue: 'given_back', retainedValue: 'kept' },
        },
      },
    },
    group: groups.system,
    hidden: hiddenWithout('payment-events:read'),
    // The page shows a heading with the kind, the amount and the traveller instead of this title.
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'order_number', 'kind', 'traveller_name', 'amount', 'outcome', 'needs_attention'],
    listSearchableFields: ['order_number', 'traveller_name', 'provider_event_id', 'invoice.id', 'invoice'],
  },
  defaultSort: '-createdAt',
  fields: [
    contactField<PaymentEvent>('payment-events:read', ({ invoice }) =>
      invoice ? { invoice_id: { equals: idOf(invoice) } } : null,
    ),
    orderNumberField('invoice'),
    { ...travellerDataField('invoice.user_id', 'full_name'), label: 'Traveller' },
    accountDeletedField('invoice.user_id'),
    // Lists show only the amount of an event; its other details are too long.
    {
      name: 'amount',
      type: 'ui',
      admin: { components: { Cell: '/collections/records/PaymentEvents/EventCells.tsx#EventAmountCell' } },
    },
    ...readOnlyFields([
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
            Cell: '/collections/records/PaymentEvents/EventCells.tsx#EventKindCell',
            Field: '/collections/records/PaymentEvents/EventKind.tsx#EventKind',
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
          'Ticked when a payment does not match. Choosing a resolution clears the tick; in all other cases, clear the tick yourself when the matter is settled.',
      },
    },
  ],
})

async function findInvoiceId(id: number | string, req: PayloadRequest): Promise<string | null> {
  const event = await req.payload.findByID({ collection: 'payment-events', id, depth: 0, disableErrors: true, req })
  return event?.invoice ? idOf(event.invoice) : null
}
