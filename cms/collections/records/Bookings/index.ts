import type { CollectionConfig, PayloadRequest } from 'payload'
import { hiddenWithout } from '../../../access/permissions.ts'
import { travellerRecordAccess } from '../../../access/records.ts'
import { searchPhonesByDigits, searchStoredTexts } from '../../../core/lists/search.ts'
import { readOnlyFields } from '../../../fields/read-only-fields.ts'
import { accountDeletedField, travellerDataField } from '../../../fields/traveller-data-field.ts'
import { groups } from '../../groups.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { lockInvoiceBeforeUpdate } from '../Invoices/lock-invoice.ts'
import { removeAnswersOfReplacedTravellers } from './answers-of-travellers.ts'
import { bookedFields } from './booked-record.ts'
import { notifyTraveller, releaseCapacity, settleCancelledBooking } from './cancelled-booking.ts'
import { checkRefund } from './check-refund.ts'
import { checkStatusChange } from './check-status-change.ts'
import { correctTransfer } from './correct-transfer.ts'
import { notifyOfChanges } from './notify-of-changes.ts'
import { retainPromisedStart } from './retain-promised-start.ts'
import { sidebarFields } from './sidebar.ts'
import { answersField, travellersField } from './trip-details.ts'
import { updatePickupDetails } from './update-pickup-details.ts'

/** The site's API (`functions/`) creates a booking together with its invoice. Staff change the status of the booking. */
export const Bookings = (): CollectionConfig => ({
  slug: 'bookings',
  // A save locks the invoice of the booking, and a bulk edit would need several locks.
  disableBulkEdit: true,
  access: travellerRecordAccess('bookings', 'user_id'),
  hooks: {
    beforeOperation: [
      lockInvoiceBeforeUpdate(findInvoiceId),
      searchPhonesByDigits(['traveller_phone', 'contact']),
      searchStoredTexts,
    ],
    beforeChange: [
      checkStatusChange,
      checkRefund,
      updatePickupDetails,
      retainPromisedStart,
      correctTransfer,
      removeAnswersOfReplacedTravellers,
    ],
    afterChange: [releaseCapacity, settleCancelledBooking, notifyTraveller, notifyOfChanges],
  },
  admin: {
    group: groups.bookings,
    hidden: hiddenWithout('bookings:read'),
    useAsTitle: 'booking_number',
    components: { edit: { SaveButton: '/collections/records/Bookings/ConfirmCancelling.tsx#ConfirmCancelling' } },
    defaultColumns: [
      'booking_number',
      'contact',
      'tour_title',
      'booking_date',
      'status',
      'payment_status',
      'total_price',
    ],
    listSearchableFields: [
      'booking_number',
      'booking_reference',
      'traveller_name',
      'traveller_email',
      'traveller_phone',
      'contact',
      'tour_title',
      'search_text',
      'user_id.search_text',
    ],
  },
  defaultSort: '-createdAt',
  fields: [
    ...sidebarFields(),
    travellersField(),
    answersField(),
    travellerDataField('user_id', 'full_name'),
    travellerDataField('user_id', 'email'),
    travellerDataField('user_id', 'phone'),
    accountDeletedField('user_id'),
    ...readOnlyFields(bookedFields()),
  ],
})

async function findInvoiceId(id: number | string, req: PayloadRequest): Promise<string | null> {
  const booking = await req.payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true, req })
  return booking && idOf(booking.invoice_id)
}
