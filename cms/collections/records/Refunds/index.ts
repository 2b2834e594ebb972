import { refundErrorKinds, refundNote } from '@nusa/shared/booking'
import type { CollectionConfig, FieldHook, PayloadRequest, Where } from 'payload'
import { fieldWithPermission, hiddenWithout } from '../../../access/permissions.ts'
import { recordAccess } from '../../../access/records.ts'
import { searchRelated } from '../../../core/lists/related-search.ts'
import { amountField, integerField } from '../../../fields/numbers/numbers.ts'
import { instantField, readOnlyFields } from '../../../fields/read-only-fields.ts'
import { staffNoteDescription } from '../../../fields/staff-note.ts'
import { accountDeletedField } from '../../../fields/traveller-data-field.ts'
import type { Refund } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { keepFlagUnlessReasonSent } from '../Invoices/attention-flag.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { lockInvoiceBeforeUpdate } from '../Invoices/lock-invoice.ts'
import { contactField } from '../parts/contact-field.ts'
import { applyManualRefund, recordRepeatedRequest, settleManually } from './settle-manually.ts'

/** A refund is requested from the payment provider, or it is a task for staff if the provider cannot refund. */
export const Refunds = (): CollectionConfig => ({
  slug: 'refunds',
  // A save can lock only one invoice.
  disableBulkEdit: true,
  access: recordAccess('refunds'),
  hooks: {
    beforeOperation: [
      lockInvoiceBeforeUpdate(findInvoiceId),
      keepFlagUnlessReasonSent('refunds', 'error'),
      // A refund of an unmatched payment has no booking.
      searchRelated({
        booking: { collection: 'bookings' },
        invoice: { collection: 'invoices', onlyIfEmpty: 'booking' },
      }),
    ],
    beforeChange: [settleManually],
    afterChange: [applyManualRefund, recordRepeatedRequest],
  },
  admin: {
    group: groups.bookings,
    hidden: hiddenWithout('refunds:read'),
    useAsTitle: 'booking_number',
    components: {
      edit: {
        SaveButton: {
          path: '/collections/records/parts/ConfirmSettling.tsx#ConfirmSettling',
          clientProps: { field: 'state', refundedValue: 'succeeded' },
        },
      },
    },
    defaultColumns: ['createdAt', 'invoice', 'booking', 'amount', 'state', 'needs_attention'],
    listSearchableFields: ['booking_number', 'provider_refund_id', 'invoice.id', 'booking', 'invoice'],
  },
  defaultSort: '-createdAt',
  // The virtual field `error` is computed from these fields.
  forceSelect: { error_kind: true, error_detail: true },
  fields: [
    contactField<Refund>(
      'refunds:read',
      ({ booking, invoice }): Where =>
        booking ? { id: { equals: idOf(booking) } } : { invoice_id: { equals: idOf(invoice) } },
    ),
    accountDeletedField('invoice.user_id'),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      index: true,
      options: ['requested', 'pending', 'succeeded', 'failed', 'by_hand'],
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/parts/StateField.tsx#StateField' },
        description:
          'After you have refunded the money yourself, set a failed or manual refund to Succeeded. If Xendit refused the refund or the bank returned the money, you can instead request the refund from Xendit again.',
      },
    },
    ...readOnlyFields([
      { name: 'invoice', type: 'relationship', relationTo: 'invoices', required: true, index: true },
      { name: 'booking', type: 'relationship', relationTo: 'bookings', index: true },
      // The table of refunds in the form of an invoice cannot show relations.
      { name: 'booking_number', type: 'text', virtual: 'booking.booking_number', admin: { hidden: true } },
      amountField('amount'),
      // The reason is a code of the payment provider.
      { name: 'reason', type: 'text', required: true, admin: { hidden: true } },
      {
        name: 'error',
        type: 'textarea',
        virtual: true,
        hooks: { afterRead: [readError] },
        admin: {
          disableListFilter: true,
          components: { Field: '/collections/records/parts/StaffNote.tsx#StaffNote' },
        },
      },
      {
        name: 'error_kind',
        type: 'select',
        label: 'Error',
        options: refundErrorKinds.map((kind) => (kind === 'taken_back' ? { label: 'Reversed', value: kind } : kind)),
        admin: { hidden: true },
      },
      { name: 'error_detail', type: 'text', admin: { hidden: true } },
      { name: 'provider_refund_id', type: 'text', index: true },
      integerField('attempts', { isRequired: true, defaultValue: 0 }),
      instantField('next_attempt_at', { isIndexed: true }),
      instantField('completed_at'),
      // The provider did not receive the current `idempotency_key` before this time.
      instantField('requested_again_at'),
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
          'Ticked when someone has to act. For a failed or manual refund, the tick clears when you set the status to Succeeded or request the refund again; for any other refund, clear the tick after you have checked the refund.',
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      access: { read: fieldWithPermission('refunds:read') },
      admin: { position: 'sidebar', description: staffNoteDescription },
    },
  ],
})

function readError({ data }: Parameters<FieldHook<Refund>>[0]): string | null {
  if (!data?.error_kind) return null
  return refundNote({ kind: data.error_kind, detail: data.error_detail ?? null })
}

async function findInvoiceId(id: number | string, req: PayloadRequest): Promise<string | null> {
  const refund = await req.payload.findByID({ collection: 'refunds', id, depth: 0, disableErrors: true, req })
  return refund && idOf(refund.invoice)
}
