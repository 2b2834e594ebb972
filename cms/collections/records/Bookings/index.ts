import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionConfig, CollectionSlug, Field, PayloadRequest } from 'payload'
import { fieldWithPermission, hiddenWithout } from '../../../access/permissions.ts'
import { travellerRecordAccess } from '../../../access/records.ts'
import { searchPhonesByDigits } from '../../../core/lists/phone-search.ts'
import { searchStoredTexts } from '../../../core/lists/text-search.ts'
import { instantField } from '../../../fields/instants.ts'
import { amountField, integerField } from '../../../fields/numbers/numbers.ts'
import { withPhones } from '../../../fields/phone.ts'
import { readOnlyFields } from '../../../fields/read-only-fields.ts'
import { paymentMethodField, recordField } from '../../../fields/record-field.ts'
import { searchTextField } from '../../../fields/search-text-field.ts'
import { staffNoteDescription } from '../../../fields/staff-note.ts'
import { maxTextLengths } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import { timeZoneOptions } from '../../../fields/time-zones.ts'
import { accountDeletedField, travellerDataField } from '../../../fields/traveller-data-field.ts'
import { checkPickupTime } from '../../../fields/validate.ts'
import { groups } from '../../groups.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { lockInvoiceBeforeUpdate } from '../Invoices/lock-invoice.ts'
import { calendarLink } from '../stock/calendar-link.ts'
import { notifyTraveller, releaseCapacity, settleCancelledBooking } from './cancelled-booking.ts'
import { checkRefund } from './check-refund.ts'
import { checkStatusChange } from './check-status-change.ts'
import { totalWithTaxField } from './total-with-tax.ts'

const hasStartTime = ({ start_time }: Record<string, unknown>) => Boolean(start_time)
const isOutsideBaliTime = ({ time_zone }: Record<string, unknown>) => Boolean(time_zone) && time_zone !== baliTimeZone

const bookingStates = ['pending', 'confirmed', 'cancelled', 'completed']

/**
 * One booked tour, transfer, rental or room. The functions create it together with its invoice; staff change its
 * status.
 */
export const Bookings = (): CollectionConfig => ({
  slug: 'bookings',
  // Each save first locks the invoice. This is only possible for one booking at a time.
  disableBulkEdit: true,
  access: travellerRecordAccess('bookings', 'user_id'),
  hooks: {
    beforeOperation: [
      lockInvoiceBeforeUpdate(findInvoiceId),
      searchPhonesByDigits(['traveller_phone', 'contact']),
      searchStoredTexts,
    ],
    beforeChange: [checkStatusChange, checkRefund],
    afterChange: [releaseCapacity, settleCancelledBooking, notifyTraveller],
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
    {
      name: 'summary',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/Bookings/BookingSummary.tsx#BookingSummary' },
      },
    },
    {
      name: 'contact_links',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/parts/BookingContact.tsx#BookingContact' },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'confirmed',
      index: true,
      options: bookingStates,
      admin: { position: 'sidebar', components: { Field: '/collections/records/parts/StateField.tsx#StateField' } },
    },
    {
      name: 'booking_status',
      type: 'select',
      label: 'Operator’s reply',
      options: bookingStates,
      admin: {
        position: 'sidebar',
        description: 'What the operator, driver or hotel replied. Only staff can see it; the status does not change.',
      },
    },
    {
      name: 'pickup_time',
      type: 'text',
      validate: (value: unknown) => checkPickupTime(value),
      // A stay has no pickup.
      admin: {
        position: 'sidebar',
        condition: ({ kind }: Record<string, unknown>) => kind !== 'room',
        description:
          'Bali time, or the tour’s own time zone if one is shown, for example 07:30. Words such as “after breakfast” are possible, but are left out of the traveller’s calendar entry.',
      },
    },
    {
      name: 'pickup_location',
      type: 'text',
      // For all other kinds, it follows from what was booked.
      access: { update: ({ data, doc }) => (doc ?? data)?.kind === 'tour' },
      admin: {
        position: 'sidebar',
        description:
          'Where the traveller is picked up or collects the car; for a stay, the hotel’s address. You can change it for tours, for example when the traveller tells you the hotel.',
      },
    },
    {
      name: 'staff_note',
      type: 'textarea',
      maxLength: maxTextLengths.textarea,
      access: { read: fieldWithPermission('bookings:read') },
      admin: { position: 'sidebar', description: staffNoteDescription },
    },
    calendarLink('tour_id', 'booking_date'),
    {
      name: 'refund_amount',
      type: 'number',
      min: 0,
      label: 'Refund confirmed by staff',
      admin: {
        ...amountField('refund_amount').admin,
        position: 'sidebar',
        readOnly: true,
        condition: ({ refund_amount }: Record<string, unknown>) => typeof refund_amount === 'number',
      },
    },
    {
      name: 'refund_reason',
      type: 'textarea',
      maxLength: maxTextLengths.text,
      label: 'Why more was refunded',
      access: { read: fieldWithPermission('bookings:read') },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ refund_reason }: Record<string, unknown>) => Boolean(refund_reason),
      },
    },
    travellerDataField('user_id', 'full_name'),
    travellerDataField('user_id', 'email'),
    travellerDataField('user_id', 'phone'),
    accountDeletedField('user_id'),
    ...readOnlyFields(bookingFields()),
  ],
})

async function findInvoiceId(id: number | string, req: PayloadRequest): Promise<string | null> {
  const booking = await req.payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true, req })
  return booking && idOf(booking.invoice_id)
}

/** Returns the field for the answers to the questions of the product, with the names of the travellers. */
function answersField(): Field {
  const field = recordField('answers', { isListed: false })
  const component = '/collections/records/Bookings/AnswersField.tsx#AnswersField'
  return { ...field, label: 'Answers', admin: { ...field.admin, components: { Field: component } } }
}

/** Returns the relation to the booked offer, shown only for bookings of that kind. */
function offerField(name: string, relationTo: CollectionSlug, label: string): Field {
  return {
    name,
    type: 'relationship',
    relationTo,
    index: true,
    label,
    admin: { condition: (booking: Record<string, unknown>) => Boolean(booking[name]) },
  }
}

function bookingFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'booking_number', type: 'text', required: true, unique: true },
        localDateField('booking_date', { label: 'Travel date', isRequired: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'tour',
          options: ['tour', 'transfer', 'rental', 'room'],
        },
        localDateField('end_date', {
          description: 'The last day of a rental or a tour, or the check-out date of a stay.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'delivery_location', type: 'text', admin: { description: 'Where the rental car is delivered.' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'start_time', type: 'text', admin: { condition: hasStartTime } },
        { name: 'start_label', type: 'text', label: 'Start time label', admin: { condition: hasStartTime } },
        { name: 'time_zone', type: 'select', options: timeZoneOptions, admin: { condition: isOutsideBaliTime } },
      ],
    },
    { name: 'start_time_id', type: 'text', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'pickup_kind',
          type: 'select',
          label: 'Pickup',
          options: [
            { label: 'Meeting point', value: 'meeting_point' },
            { label: 'In a pickup zone', value: 'zone' },
            { label: 'The traveller tells later', value: 'later' },
          ],
          admin: { condition: ({ pickup_kind }: Record<string, unknown>) => Boolean(pickup_kind) },
        },
        {
          name: 'pickup_zone',
          type: 'text',
          admin: { condition: ({ pickup_zone }: Record<string, unknown>) => Boolean(pickup_zone) },
        },
      ],
    },
    { name: 'tour_title', type: 'text', required: true, label: 'Product' },
    { name: 'package_title', type: 'text', label: 'Package, car or room' },
    { name: 'booking_description', type: 'text' },
    {
      name: 'user_id',
      type: 'relationship',
      relationTo: 'travellers',
      required: true,
      index: true,
      label: 'Traveller',
    },
    { name: 'invoice_id', type: 'relationship', relationTo: 'invoices', required: true, index: true, label: 'Invoice' },
    offerField('tour_id', 'tours', 'Tour'),
    offerField('transfer_id', 'airport-transfers', 'Airport transfer'),
    offerField('rental_id', 'car-rentals', 'Car rental'),
    offerField('hotel_id', 'hotels', 'Hotel'),
    { name: 'checkout_session_id', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'payment_status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: ['pending', 'paid', 'failed', 'refunded'],
    },
    paymentMethodField(),
    instantField('cancelled_at'),
    { name: 'cancelled_by', type: 'select', options: ['traveller', 'staff', 'system'] },
    { name: 'cancel_reason', type: 'text' },
    integerField('quantity', { min: 1, isRequired: true, defaultValue: 1 }),
    { type: 'row', fields: [{ ...amountField('total_price'), label: 'Total before tax' }, totalWithTaxField()] },
    { ...recordField('travelers'), label: 'Travellers' },
    { ...recordField('unit_price'), label: 'Price details' },
    withPhones(recordField('customer_details')),
    // The customer's name and phone number for the list and its search, which cannot read JSON fields.
    { name: 'contact', type: 'text', admin: { condition: () => false } },
    recordField('passenger_details'),
    withPhones(recordField('emergency_contact')),
    answersField(),
    recordField('add_ons'),
    // The policy at the time of booking, which decides the refund. Empty in bookings made before policies existed.
    recordField('cancellation_tiers'),
    { name: 'terms_accepted', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'booking_reference',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Internal: the payment provider and earlier records know the booking by it.' },
    },
    searchTextField('Fellow traveller', 'bookings:read'),
  ]
}
