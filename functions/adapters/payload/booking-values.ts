import { randomBytes } from 'node:crypto'
import type { bookings, invoices } from '@nusa/cms/schema'
import { joinNames } from '@nusa/shared/account'
import {
  addPassengerIds,
  createBookingReference,
  formatBookingNumber,
  toBookedPrice,
  toUnambiguousLetters,
} from '@nusa/shared/booking'
import { formatPhone } from '@nusa/shared/phones/numbers'
import type { BookedOffer, NewInvoice } from '../../ports/new-invoice.ts'

/** All other columns have defaults. */
export const insertedInvoiceColumns = [
  'id',
  'order_number',
  'user_id',
  'status',
  'total_before_discount',
  'discount_amount',
  'total_after_discount',
  'tax_amount',
  'total_after_tax',
  'currency',
  'payment_provider',
  'expires_at',
  'terms',
  'idempotency_key',
  'request_hash',
  'request_id',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof invoices.$inferInsert)[]

export function toInvoiceRow(
  invoice: NewInvoice,
  orderNumber: string,
  terms: number | null,
): Pick<typeof invoices.$inferInsert, (typeof insertedInvoiceColumns)[number]> {
  const { quote } = invoice
  return {
    id: invoice.id,
    order_number: orderNumber,
    user_id: invoice.travellerId,
    status: 'pending',
    total_before_discount: quote.before,
    discount_amount: quote.discount,
    total_after_discount: quote.subtotal,
    tax_amount: quote.tax,
    total_after_tax: quote.total,
    currency: 'IDR',
    payment_provider: 'xendit',
    expires_at: invoice.expiresAt.toISOString(),
    terms,
    idempotency_key: invoice.idempotencyKey,
    request_hash: invoice.requestHash,
    request_id: invoice.requestId,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.createdAt.toISOString(),
  }
}

/** All other columns have defaults. */
export const insertedBookingColumns = [
  'status',
  'payment_status',
  'booking_number',
  'booking_reference',
  'kind',
  'booking_date',
  'end_date',
  'pickup_time',
  'pickup_location',
  'delivery_location',
  'start_time_id',
  'start_time',
  'start_label',
  'time_zone',
  'pickup_kind',
  'pickup_zone',
  'names_until',
  'booking_description',
  'tour_title',
  'package_title',
  'user_id',
  'invoice_id',
  'tour_id',
  'transfer_id',
  'rental_id',
  'hotel_id',
  'checkout_session_id',
  'quantity',
  'total_price',
  'travelers',
  'unit_price',
  'customer_details',
  'contact',
  'passenger_details',
  'emergency_contact',
  'answers',
  'add_ons',
  'cancellation_tiers',
  'terms_accepted',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof bookings.$inferInsert)[]

export function toBookingRows(
  invoice: NewInvoice,
  orderNumber: string,
): Pick<typeof bookings.$inferInsert, (typeof insertedBookingColumns)[number]>[] {
  return invoice.bookings.map((booking, index) => ({
    booking_number: formatBookingNumber(orderNumber, index + 1),
    status: 'confirmed',
    payment_status: 'pending',
    booking_reference: createBookingReference(invoice.createdAt, toUnambiguousLetters(randomBytes(6))),
    kind: booking.offer.kind,
    booking_date: booking.date,
    end_date: booking.endDate,
    pickup_time: booking.pickupTime || null,
    pickup_location: booking.pickupLocation || null,
    delivery_location: booking.deliveryLocation || null,
    start_time_id: booking.startTimeId || null,
    start_time: booking.startTime || null,
    start_label: booking.startLabel || null,
    time_zone: booking.timeZone,
    pickup_kind: booking.pickup.kind,
    pickup_zone: booking.pickup.zone || null,
    names_until: booking.namesDueDay,
    booking_description: booking.description,
    tour_title: booking.productTitle,
    package_title: booking.packageTitle,
    user_id: invoice.travellerId,
    invoice_id: invoice.id,
    ...offerColumns(booking.offer),
    checkout_session_id: invoice.idempotencyKey,
    quantity: booking.quantity,
    total_price: booking.quote.total,
    travelers: booking.travelers,
    unit_price: toBookedPrice(booking.quote),
    customer_details: invoice.customer,
    contact: formatContact(invoice.customer),
    passenger_details: addPassengerIds(booking.passengers),
    emergency_contact: invoice.emergencyContact,
    answers: booking.answers,
    add_ons: booking.quote.addOns,
    cancellation_tiers: booking.cancellationTiers,
    terms_accepted: true,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.createdAt.toISOString(),
  }))
}

/** Returns for example 'Ayu Lestari, +62 812 5550 101', which staff see and search in the list of bookings. */
function formatContact({ first_name = '', last_name = '', phone = '' }: NewInvoice['customer']): string | null {
  return [joinNames(first_name, last_name), formatPhone(phone)].filter(Boolean).join(', ') || null
}

function offerColumns({ kind, id }: BookedOffer) {
  return {
    tour_id: kind === 'tour' ? id : null,
    transfer_id: kind === 'transfer' ? id : null,
    rental_id: kind === 'rental' ? id : null,
    hotel_id: kind === 'room' ? id : null,
  }
}
