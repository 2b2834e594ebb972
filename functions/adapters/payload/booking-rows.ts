import { randomBytes } from 'node:crypto'
import type { bookings, invoices } from '@nusa/cms/schema'
import { bookingReference, bookingViewSchema, invoiceViewSchema, referenceSuffix } from '@nusa/shared/booking'
import { localDateSchema, parseLocalDate } from '@nusa/shared/dates'
import { lineQuoteSchema } from '@nusa/shared/pricing'
import * as z from 'zod/mini'
import type {
  BookedOffer,
  InvoiceWithBookings,
  NewInvoice,
  StoredBooking,
  StoredInvoice,
} from '../../ports/bookings.ts'
import type { BookingMoney } from './booking-money.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

export const customerSchema = z.record(z.string(), z.string())
const passengersSchema = z.array(z.object({ name: z.string() }))

/** What an invoice is written with; the rest is the database's to say. */
export const invoiceKeys = [
  'id',
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
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof invoices.$inferInsert)[]

export function invoiceValues(
  invoice: NewInvoice,
  terms: number | null,
): Pick<typeof invoices.$inferInsert, (typeof invoiceKeys)[number]> {
  const { quote } = invoice
  return {
    id: invoice.id,
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
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.createdAt.toISOString(),
  }
}

/** What a booking is written with; the rest is the database's to say. */
export const bookingKeys = [
  'status',
  'payment_status',
  'booking_reference',
  'kind',
  'booking_date',
  'end_date',
  'pickup_time',
  'pickup_location',
  'delivery_location',
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
  'passenger_details',
  'emergency_contact',
  'add_ons',
  'terms_accepted',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof bookings.$inferInsert)[]

/** One row for each booking, each with a reference of its own. */
export function bookingValues(invoice: NewInvoice): Pick<typeof bookings.$inferInsert, (typeof bookingKeys)[number]>[] {
  return invoice.bookings.map((booking) => ({
    status: 'confirmed',
    payment_status: 'pending',
    booking_reference: bookingReference(invoice.createdAt, referenceSuffix(randomBytes(6))),
    kind: booking.offer.kind,
    booking_date: booking.date,
    end_date: booking.endDate,
    pickup_time: booking.pickupTime || null,
    pickup_location: booking.pickupLocation || null,
    delivery_location: booking.deliveryLocation || null,
    booking_description: booking.description,
    tour_title: booking.tourTitle,
    package_title: booking.packageTitle,
    user_id: invoice.travellerId,
    invoice_id: invoice.id,
    ...offerColumns(booking.offer),
    checkout_session_id: invoice.idempotencyKey,
    quantity: booking.quantity,
    total_price: booking.quote.total,
    travelers: booking.travelers,
    unit_price: booking.quote,
    customer_details: invoice.customer,
    passenger_details: booking.passengers,
    emergency_contact: invoice.emergencyContact,
    add_ons: booking.quote.addOns,
    terms_accepted: true,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.createdAt.toISOString(),
  }))
}

/** What was booked, in the column of its kind. */
function offerColumns({ kind, id }: BookedOffer) {
  return {
    tour_id: kind === 'tour' ? id : null,
    transfer_id: kind === 'transfer' ? id : null,
    rental_id: kind === 'rental' ? id : null,
    hotel_id: kind === 'room' ? id : null,
  }
}

export function storedInvoice(row: InvoiceRow): StoredInvoice {
  return {
    id: row.id,
    travellerId: row.user_id,
    status: row.status,
    totalAfterTax: row.total_after_tax,
    taxAmount: row.tax_amount,
    currency: row.currency,
    expiresAt: new Date(row.expires_at),
    paymentReferenceId: row.payment_reference_id,
    paymentUrl: row.payment_url,
    needsAttention: row.needs_attention === true,
  }
}

export function invoiceWithBookings(row: InvoiceRow, rows: BookingRow[]): InvoiceWithBookings {
  return {
    ...storedInvoice(row),
    customer: customerSchema.parse(rows[0]?.customer_details ?? {}),
    createdAt: new Date(row.createdAt),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
    bookings: rows.map(storedBooking),
  }
}

function storedBooking(row: BookingRow): StoredBooking {
  const date = localDateSchema.parse(row.booking_date)
  return {
    id: row.id,
    reference: row.booking_reference,
    status: row.status,
    paymentStatus: row.payment_status,
    kind: row.kind,
    tourTitle: row.tour_title,
    packageTitle: row.package_title ?? '',
    date,
    endDate: parseLocalDate(row.end_date) ?? date,
    description: row.booking_description ?? '',
    quantity: row.quantity,
    travelers: bookingViewSchema.shape.travelers.parse(row.travelers),
    quote: lineQuoteSchema.parse(row.unit_price),
    total: row.total_price,
    pickupTime: row.pickup_time?.trim() ?? '',
    pickupLocation: row.pickup_location ?? '',
    deliveryLocation: row.delivery_location ?? '',
    passengers: passengersSchema.parse(row.passenger_details ?? []).map(({ name }) => name),
  }
}

export interface BookingWithPage {
  booking: BookingRow
  /** Null where the offer is gone or hidden, so that nobody is led to a page that is not there. */
  page: string | null
}

export function bookingView({ booking, page }: BookingWithPage, money: ReadonlyMap<number, BookingMoney>) {
  return bookingViewSchema.parse({
    ...booking,
    ...(money.get(booking.id) ?? { gives_back: 0, refund: null }),
    pickup_time: booking.pickup_time ?? '',
    pickup_location: booking.pickup_location ?? '',
    delivery_location: booking.delivery_location ?? '',
    end_date: booking.end_date ?? booking.booking_date,
    page,
    package_title: booking.package_title ?? '',
    booking_description: booking.booking_description ?? '',
  })
}

export function invoiceView(row: InvoiceRow, bookings: BookingWithPage[], money: ReadonlyMap<number, BookingMoney>) {
  return invoiceViewSchema.parse({
    ...row,
    paid_at: row.paid_at && isoInstant(row.paid_at),
    expires_at: isoInstant(row.expires_at),
    created_at: isoInstant(row.createdAt),
    payment_in_review: row.needs_attention === true,
    has_terms: row.terms !== null,
    bookings: bookings.map((booking) => bookingView(booking, money)),
  })
}

/** Postgres writes instants its own way. */
export function isoInstant(text: string): string {
  return new Date(text).toISOString()
}
