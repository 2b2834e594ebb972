import type { Field } from 'payload'
import { fieldWithPermission } from '../../../access/permissions.ts'
import { amountField } from '../../../fields/numbers/numbers.ts'
import { staffNoteDescription } from '../../../fields/staff-note.ts'
import { maxTextLengths } from '../../../fields/text-lengths.ts'
import { calendarLink } from '../stock/calendar-link.ts'
import {
  checkBookedPickupTime,
  checkPickupDate,
  normalisePickupDate,
  normalisePickupTime,
  readPickupDays,
} from './pickup-time.ts'
import { checkPickupLocation, namesDueDayField, pickupFields, tripLinkField } from './trip-details.ts'

const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed']

export function sidebarFields(): Field[] {
  return [
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
      options: bookingStatuses,
      admin: { position: 'sidebar', components: { Field: '/collections/records/parts/StateField.tsx#StateField' } },
    },
    {
      name: 'booking_status',
      type: 'select',
      label: 'Operator’s reply',
      options: bookingStatuses,
      admin: {
        position: 'sidebar',
        description:
          'What the operator, driver or hotel replied. Only staff can see this reply, and it does not change the status.',
      },
    },
    {
      name: 'pickup_time',
      type: 'text',
      validate: checkBookedPickupTime,
      hooks: {
        beforeChange: [({ value, previousValue }) => (value === previousValue ? value : normalisePickupTime(value))],
      },
      // A stay has no pickup.
      admin: {
        position: 'sidebar',
        condition: ({ kind }: Record<string, unknown>) => kind !== 'room',
        description:
          'Bali time, or the booking’s own time zone if one is shown, for example 07:30. Words such as “after breakfast” are possible, but are left out of the traveller’s calendar entry.',
      },
    },
    {
      name: 'pickup_date',
      type: 'text',
      label: 'Day of the pickup',
      validate: checkPickupDate,
      hooks: { beforeChange: [({ value, siblingData }) => normalisePickupDate(value, siblingData)] },
      admin: {
        position: 'sidebar',
        condition: (booking: Record<string, unknown>) => readPickupDays(booking).length > 1,
        components: {
          Cell: '/admin/values/cells.tsx#DateCell',
          Field: '/collections/records/Bookings/PickupDayField.tsx#PickupDayField',
        },
        description:
          'Choose another day if the pickup is on the other side of midnight, for example after a delay to 01:00. The travel date does not change.',
      },
    },
    {
      name: 'pickup_warning',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/Bookings/PickupWarning.tsx#PickupWarning' },
        disableListColumn: true,
      },
    },
    {
      name: 'pickup_location',
      type: 'text',
      // For bookings of other kinds, the booked product determines the place.
      access: { update: ({ data, doc }) => (doc ?? data)?.kind === 'tour' },
      validate: checkPickupLocation,
      // An empty text is stored as null, which means that the booking has no pickup place.
      hooks: { beforeValidate: [({ value }) => (value === '' ? null : value)] },
      admin: {
        position: 'sidebar',
        description:
          'Where the traveller is picked up or collects the car; for a stay, the hotel’s address. You can change the place for tours, for example when the traveller tells you the hotel.',
      },
    },
    ...pickupFields(),
    namesDueDayField(),
    tripLinkField(),
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
  ]
}
