import { omitPickupSurcharge } from '@nusa/shared/booking'
import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionSlug, DateField, Field, FieldHook, NumberField } from 'payload'
import { fieldWithPermission, hasPermission } from '../../../access/permissions.ts'
import { amountField, integerField } from '../../../fields/numbers/numbers.ts'
import { withPhoneFormatting } from '../../../fields/phone.ts'
import { instantField, paymentMethodField, recordField } from '../../../fields/read-only-fields.ts'
import { searchTextField } from '../../../fields/search-fields.ts'
import { localDateField } from '../../../fields/texts.ts'
import { timeZoneOptions } from '../../../fields/time-zones.ts'
import type { Booking } from '../../../generated/payload-types.ts'
import { computeTotalWithTax } from '../Invoices/compute-total-with-tax.ts'
import { idOf } from '../Invoices/invoice-history.ts'

/** Returns the fields with what was booked, paid and cancelled. The site's API (`functions/`) writes them. */
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
    promisedStartField(),
    // Contains the title of the booked product, also for transfers, rental cars and rooms.
    { name: 'tour_title', type: 'text', required: true, label: 'Product' },
    { name: 'package_title', type: 'text', label: 'Package, car or room' },
    {
      name: 'booking_description',
      type: 'text',
      hooks: {
        afterRead: [({ value, siblingData }) => value && omitPickupSurcharge(String(value), siblingData.unit_price)],
      },
    },
    {
      name: 'user_id',
      type: 'relationship',
      relationTo: 'travellers',
      required: true,
      index: true,
      label: 'Traveller',
    },
    { name: 'invoice_id', type: 'relationship', relationTo: 'invoices', required: true, index: true, label: 'Invoice' },
    productField('tour_id', 'tours', 'Tour'),
    productField('transfer_id', 'airport-transfers', 'Airport transfer'),
    productField('rental_id', 'car-rentals', 'Car rental'),
    productField('hotel_id', 'hotels', 'Hotel'),
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
    withPhoneFormatting(recordField('customer_details')),
    // Contains the customer's name and phone number as text, because lists and their search cannot read the JSON field
    // `customer_details`.
    { name: 'contact', type: 'text', admin: { condition: () => false } },
    withPhoneFormatting(recordField('emergency_contact')),
    recordField('add_ons'),
    // The cancellation policy at the time of booking determines the refund. The field is empty in bookings that were
    // made before cancellation policies existed.
    recordField('cancellation_tiers'),
    { name: 'terms_accepted', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'booking_reference',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Internal: identifies the booking for the payment provider and in earlier records.' },
    },
    searchTextField('Fellow traveller', 'bookings:read'),
  ]
}

function productField(name: string, relationTo: CollectionSlug, label: string): Field {
  return {
    name,
    type: 'relationship',
    relationTo,
    index: true,
    label,
    admin: { condition: (booking: Record<string, unknown>) => Boolean(booking[name]) },
  }
}

const hasStartTime = ({ start_time }: Record<string, unknown>) => Boolean(start_time)
const isOutsideBaliTime = ({ time_zone }: Record<string, unknown>) => Boolean(time_zone) && time_zone !== baliTimeZone

function departureFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'start_time', type: 'text', admin: { condition: hasStartTime } },
        { name: 'start_label', type: 'text', label: 'Start time label', admin: { condition: hasStartTime } },
        { name: 'time_zone', type: 'select', options: timeZoneOptions, admin: { condition: isOutsideBaliTime } },
      ],
    },
    { name: 'start_time_id', type: 'text', admin: { hidden: true } },
  ]
}

/** Shows the start that the traveller was promised before staff moved the pickup to an earlier time. */
function promisedStartField(): DateField {
  const field = instantField('promised_start')
  return {
    ...field,
    label: 'Cancellation deadlines counted from',
    admin: {
      ...field.admin,
      condition: ({ promised_start }: Record<string, unknown>) => Boolean(promised_start),
      description:
        'Staff moved the pickup to an earlier time. The traveller keeps the original deadlines, which are counted back from this time.',
    },
  }
}

/** Returns null in lists, because each row would need a query for its invoice. */
const readTotalWithTax: FieldHook<Booking, number | null> = async ({ originalDoc: booking, findMany, req }) => {
  if (findMany || !booking?.invoice_id || !hasPermission(req, 'bookings:read')) return null
  const { payload } = req
  const id = idOf(booking.invoice_id)
  const invoice = await payload.findByID({ collection: 'invoices', id, depth: 0, disableErrors: true, req })
  if (!invoice) return null
  const where = { invoice_id: { equals: id } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
  return computeTotalWithTax(booking, invoice, docs)
}

function totalWithTaxField(): NumberField {
  const { name, type, admin } = amountField('total_with_tax')
  return {
    name,
    type,
    virtual: true,
    label: 'Total with tax',
    access: { create: () => false, update: () => false, read: fieldWithPermission('bookings:read') },
    hooks: { afterRead: [readTotalWithTax] },
    admin: { ...admin, readOnly: true, disableListColumn: true, disableListFilter: true },
  }
}
