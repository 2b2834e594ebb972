import type { CollectionSlug, Field } from 'payload'
import { instantField } from '../../../fields/instants.ts'
import { amountField, integerField } from '../../../fields/numbers/numbers.ts'
import { withPhones } from '../../../fields/phone.ts'
import { paymentMethodField, recordField } from '../../../fields/record-field.ts'
import { searchTextField } from '../../../fields/search-text-field.ts'
import { localDateField } from '../../../fields/texts.ts'
import { departureFields } from './departure.ts'
import { totalWithTaxField } from './total-with-tax.ts'

/** Returns the fields for what was booked, paid and cancelled. The functions write them. */
export function bookedFields(): Field[] {
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
    ...departureFields(),
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
