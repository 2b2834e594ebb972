import { bookings, type invoices } from '@nusa/cms/schema'
import { unansweredQuestionCount } from '@nusa/cms/unanswered-questions'
import {
  answerFacts,
  appendFlightDay,
  bookingViewSchema,
  changedDetailsSchema,
  findBookedPickupProblem,
  findMissingDetails,
  omitPickupSurcharge,
  readBookingStart,
  type StoredAnswer,
  storedAnswersSchema,
  storedPriceSchema,
  toLineQuote,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { baliTimeZone, localDateSchema, parseLocalDate, timeZoneSchema } from '@nusa/shared/dates'
import { getTableColumns, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { InvoiceWithBookings, StoredBooking, StoredInvoice } from '../../ports/bookings.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

export const bookingColumns = { ...getTableColumns(bookings), unansweredCount: unansweredQuestionCount }

/** `duration` is the current duration of the package or tour. */
export const storedBookingColumns = {
  ...bookingColumns,
  duration: sql<string | null>`(
    select coalesce(nullif(trim(package.duration), ''), tours.duration) from tours
    left join tours_pricing package on package._parent_id = tours.id and package.name = bookings.package_title
    where tours.id = bookings.tour_id_id order by package._order limit 1
  )`,
}

/** The computed columns are only set if the query selects them. */
export type BookingWithComputedColumns = BookingRow & { unansweredCount?: number; duration?: string | null }

export const customerSchema = z.record(z.string(), z.string())
/** In bookings of earlier releases, the IDs of passengers are numbers. */
const passengersSchema = z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() }))

type Passengers = z.infer<typeof passengersSchema>

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
    requestId: row.request_id,
  }
}

export function toInvoiceWithBookings(row: InvoiceRow, rows: BookingWithComputedColumns[]): InvoiceWithBookings {
  return {
    ...toStoredInvoice(row),
    orderNumber: row.order_number,
    customer: customerSchema.parse(rows[0]?.customer_details ?? {}),
    createdAt: new Date(row.createdAt),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
    bookings: rows.map(toStoredBooking),
  }
}

export function readPassengers({ passenger_details }: BookingRow): Passengers {
  return passengersSchema.parse(passenger_details ?? [])
}

export function readAnswers({ answers }: BookingRow): StoredAnswer[] {
  return storedAnswersSchema.parse(answers ?? [])
}

export function toBookedTrip(row: BookingRow) {
  const date = localDateSchema.parse(row.booking_date)
  return {
    id: row.id,
    number: row.booking_number,
    kind: row.kind,
    productTitle: row.tour_title,
    packageTitle: row.package_title ?? '',
    date,
    endDate: parseLocalDate(row.end_date) ?? date,
    startTime: row.start_time ?? '',
    startLabel: row.start_label ?? '',
    timeZone: timeZoneSchema.parse(row.time_zone ?? baliTimeZone),
    pickupDate: parseLocalDate(row.pickup_date),
    pickupTime: row.pickup_time?.trim() ?? '',
    pickup: { kind: row.pickup_kind, zone: row.pickup_zone ?? '', place: row.pickup_location ?? '' },
    pickupCash: row.pickup_cash ?? 0,
    namesDueDay: parseLocalDate(row.names_until),
  }
}

function toStoredBooking(row: BookingWithComputedColumns): StoredBooking {
  const passengers = readPassengers(row)
  const answers = readAnswers(row)
  const start = readBookingStart(row)
  return {
    ...toBookedTrip(row),
    reference: row.booking_reference,
    promisedStart: start.promised_start,
    changedAt: new Date(row.updatedAt),
    status: row.status,
    paymentStatus: row.payment_status,
    description: omitPickupSurcharge(row.booking_description ?? '', row.unit_price),
    quantity: row.quantity,
    travelers: bookingViewSchema.shape.travelers.parse(row.travelers),
    quote: toLineQuote(storedPriceSchema.parse(row.unit_price)),
    total: row.total_price,
    cancellationTiers: storedCancellationTiersSchema.parse(row.cancellation_tiers),
    pickupLocation: row.pickup_location ?? '',
    deliveryLocation: row.delivery_location ?? '',
    duration: row.duration ?? '',
    passengers: passengers.map(({ name }) => name).filter((name) => name !== ''),
    missing: toMissingDetails(row, passengers, answers),
    answers: answerFacts(appendFlightDay(answers, row), passengers),
    pickupProblem: findBookedPickupProblem(answers, start),
  }
}

/** Returns the booking before a change. `earlierValues` contains the earlier values of the changed details. */
export function toBookingBeforeChange(row: BookingWithComputedColumns, earlierValues: unknown): StoredBooking {
  const earlierDetails = changedDetailsSchema.parse(earlierValues)
  const booking = toStoredBooking({ ...row, ...earlierDetails })
  // Answers contain the names of travellers. If no answer changed, the current answers are used, so that a changed name
  // does not appear as a changed answer.
  return 'answers' in earlierDetails ? booking : { ...booking, answers: toStoredBooking(row).answers }
}

export function toMissingDetails(
  { kind, pickup_kind, pickup_location, unansweredCount = 0 }: BookingWithComputedColumns,
  passengers: Passengers,
  answers: StoredAnswer[],
) {
  return findMissingDetails({
    kind,
    answers,
    pickup: { kind: pickup_kind, place: pickup_location ?? '' },
    names: passengers.map(({ name }) => name),
    unansweredCount,
  })
}
