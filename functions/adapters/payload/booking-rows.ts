import { airport_transfers, type bookings, car_rentals, hotels, type invoices, tours } from '@nusa/cms/schema'
import { normaliseNames } from '@nusa/shared/account'
import {
  answerFacts,
  bookingViewSchema,
  invoiceViewSchema,
  storedAnswersSchema,
  storedPriceSchema,
  toLineQuote,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { baliTimeZone, localDateSchema, parseLocalDate, timeZoneSchema } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Traveller } from '../../ports/accounts.ts'
import type { InvoiceWithBookings, StoredBooking, StoredInvoice } from '../../ports/bookings.ts'
import type { BookingMoney } from './booking-money.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

export const customerSchema = z.record(z.string(), z.string())
/** Bookings of earlier releases have passengers with numbers as ids. */
const passengersSchema = z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() }))

export function toStoredInvoice(row: InvoiceRow): StoredInvoice {
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

export function toInvoiceWithBookings(row: InvoiceRow, rows: BookingRow[]): InvoiceWithBookings {
  return {
    ...toStoredInvoice(row),
    orderNumber: row.order_number,
    customer: customerSchema.parse(rows[0]?.customer_details ?? {}),
    createdAt: new Date(row.createdAt),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
    bookings: rows.map(toStoredBooking),
  }
}

function readAnswers({ answers, passenger_details }: Pick<BookingRow, 'answers' | 'passenger_details'>) {
  return answerFacts(storedAnswersSchema.parse(answers ?? []), passengersSchema.parse(passenger_details ?? []))
}

function toStoredBooking(row: BookingRow): StoredBooking {
  const date = localDateSchema.parse(row.booking_date)
  return {
    id: row.id,
    number: row.booking_number,
    reference: row.booking_reference,
    status: row.status,
    paymentStatus: row.payment_status,
    kind: row.kind,
    productTitle: row.tour_title,
    packageTitle: row.package_title ?? '',
    date,
    endDate: parseLocalDate(row.end_date) ?? date,
    description: row.booking_description ?? '',
    quantity: row.quantity,
    travelers: bookingViewSchema.shape.travelers.parse(row.travelers),
    quote: toLineQuote(storedPriceSchema.parse(row.unit_price)),
    total: row.total_price,
    pickupTime: row.pickup_time?.trim() ?? '',
    cancellationTiers: storedCancellationTiersSchema.parse(row.cancellation_tiers),
    pickupLocation: row.pickup_location ?? '',
    deliveryLocation: row.delivery_location ?? '',
    startTime: row.start_time ?? '',
    startLabel: row.start_label ?? '',
    timeZone: timeZoneSchema.parse(row.time_zone ?? baliTimeZone),
    pickup: { kind: row.pickup_kind, zone: row.pickup_zone ?? '', place: row.pickup_location ?? '' },
    passengers: passengersSchema.parse(row.passenger_details ?? []).map(({ name }) => name),
    answers: readAnswers(row),
  }
}

export interface BookingWithPage {
  booking: BookingRow
  /** The page of the offer; null if it is deleted or unpublished. */
  page: string | null
}

export function toBookingView({ booking, page }: BookingWithPage, money: ReadonlyMap<number, BookingMoney>) {
  return bookingViewSchema.parse({
    ...booking,
    ...(money.get(booking.id) ?? { paid_amount: 0, gives_back: 0, refund: null }),
    cancellation_tiers: storedCancellationTiersSchema.parse(booking.cancellation_tiers),
    pickup_time: booking.pickup_time ?? '',
    pickup_location: booking.pickup_location ?? '',
    delivery_location: booking.delivery_location ?? '',
    pickup_zone: booking.pickup_zone ?? '',
    answers: readAnswers(booking),
    start_time: booking.start_time ?? '',
    start_label: booking.start_label ?? '',
    time_zone: booking.time_zone ?? baliTimeZone,
    end_date: booking.end_date ?? booking.booking_date,
    page,
    unit_price: storedPriceSchema.parse(booking.unit_price),
    package_title: booking.package_title ?? '',
    booking_description: booking.booking_description ?? '',
  })
}

export function toInvoiceView(
  row: InvoiceRow,
  bookings: BookingWithPage[],
  money: ReadonlyMap<number, BookingMoney>,
  { email }: Pick<Traveller, 'email'>,
  isUnmatchedPaymentRefunded: boolean,
) {
  return invoiceViewSchema.parse({
    ...row,
    paid_at: row.paid_at && toIsoInstant(row.paid_at),
    expires_at: toIsoInstant(row.expires_at),
    created_at: toIsoInstant(row.createdAt),
    payment_in_review: row.needs_attention === true,
    misfit_given_back: isUnmatchedPaymentRefunded,
    has_terms: row.terms !== null,
    customer: { ...toPayer(bookings[0]?.booking), email },
    bookings: bookings.map((booking) => toBookingView(booking, money)),
  })
}

function toPayer(booking: BookingRow | undefined) {
  const { first_name, last_name, phone, address, city, country } = customerSchema.parse(booking?.customer_details ?? {})
  const names = normaliseNames({ first_name: first_name ?? '', last_name: last_name ?? '' })
  return {
    given_names: names.first_name,
    surname: names.last_name,
    mobile_number: formatPhone(phone ?? '', country),
    address: [address, city, country].filter(Boolean).join(', '),
  }
}

/** Converts a timestamp from the format of Postgres to ISO 8601. */
export function toIsoInstant(text: string): string {
  return new Date(text).toISOString()
}

/**
 * The path of the offer's page, or null if the offer is not published. The query must join the tables of all kinds of
 * offers.
 */
export const offerPagePath = sql<string | null>`case
  when ${tours._status} = 'published' then '/tour/' || ${tours.slug}
  when ${airport_transfers.status} = 'active' then '/airport-transfer/' || ${airport_transfers.id}
  when ${car_rentals.status} = 'active' then '/car-rental/' || ${car_rentals.id}
  when ${hotels._status} = 'published' then '/hotels/' || ${hotels.slug}
end`
