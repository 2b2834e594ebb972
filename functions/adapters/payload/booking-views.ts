import { airport_transfers, car_rentals, hotels, tours } from '@nusa/cms/schema'
import { createTripToken } from '@nusa/cms/trip-token'
import { normaliseNames } from '@nusa/shared/account'
import {
  answerFacts,
  appendFlightDay,
  bookingViewSchema,
  findBookedPickupProblem,
  hasOpenDetails,
  invoiceViewSchema,
  omitPickupSurcharge,
  readBookingStart,
  storedPriceSchema,
  tripDetailsLink,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { baliTimeZone, parseLocalDate } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
import { sql } from 'drizzle-orm'
import type { Traveller } from '../../ports/accounts.ts'
import type { BookingMoney } from './booking-money.ts'
import {
  type BookingRow,
  type BookingWithComputedColumns,
  customerSchema,
  type InvoiceRow,
  readAnswers,
  readPassengers,
  toMissingDetails,
} from './booking-rows.ts'

/** The values of a booking view that are not columns of the booking. */
export interface ViewContext {
  money: ReadonlyMap<number, BookingMoney>
  /** Returns the link to enter or change trip details; null if no details can be entered or changed. */
  tripLinkOf(booking: BookingWithComputedColumns): string | null
}

export function createTripLinks(secret: string, now: Date): ViewContext['tripLinkOf'] {
  return (booking) => {
    const { id, status, pickup_kind, unansweredCount = 0, booking_reference: reference } = booking
    const names_until = parseLocalDate(booking.names_until)
    const answerCounts = { answered: readAnswers(booking).length, unanswered: unansweredCount }
    const isOpen = hasOpenDetails({ ...readBookingStart(booking), status, pickup_kind, names_until }, answerCounts, now)
    return isOpen ? tripDetailsLink(createTripToken(secret, { id, reference })) : null
  }
}

export interface BookingWithPage {
  booking: BookingWithComputedColumns
  /** Null if the offer is deleted or unpublished. */
  page: string | null
}

export function toBookingView({ booking, page }: BookingWithPage, { money, tripLinkOf }: ViewContext) {
  const passengers = readPassengers(booking)
  const answers = readAnswers(booking)
  return bookingViewSchema.parse({
    ...booking,
    ...(money.get(booking.id) ?? { paid_amount: 0, gives_back: 0, refund: null }),
    cancellation_tiers: storedCancellationTiersSchema.parse(booking.cancellation_tiers),
    pickup_time: booking.pickup_time ?? '',
    pickup_location: booking.pickup_location ?? '',
    delivery_location: booking.delivery_location ?? '',
    pickup_zone: booking.pickup_zone ?? '',
    pickup_cash: booking.pickup_cash ?? 0,
    missing_details: toMissingDetails(booking, passengers, answers),
    pickup_problem: findBookedPickupProblem(answers, readBookingStart(booking)),
    lead_name: passengers[0]?.name ?? '',
    details_link: tripLinkOf(booking),
    answers: answerFacts(appendFlightDay(answers, booking), passengers),
    start_time: booking.start_time ?? '',
    start_label: booking.start_label ?? '',
    time_zone: booking.time_zone ?? baliTimeZone,
    promised_start: booking.promised_start && toIsoInstant(booking.promised_start),
    end_date: booking.end_date ?? booking.booking_date,
    page,
    unit_price: storedPriceSchema.parse(booking.unit_price),
    package_title: booking.package_title ?? '',
    booking_description: omitPickupSurcharge(booking.booking_description ?? '', booking.unit_price),
  })
}

export function toInvoiceView(
  row: InvoiceRow,
  bookings: BookingWithPage[],
  context: ViewContext,
  { email }: Pick<Traveller, 'email'>,
  unmatchedPayments: { hasRefundedPayment: boolean; hasKeptPayment: boolean },
) {
  return invoiceViewSchema.parse({
    ...row,
    paid_at: row.paid_at && toIsoInstant(row.paid_at),
    expires_at: toIsoInstant(row.expires_at),
    created_at: toIsoInstant(row.createdAt),
    payment_in_review: row.needs_attention === true,
    misfit_given_back: unmatchedPayments.hasRefundedPayment,
    unmatched_payment_kept: unmatchedPayments.hasKeptPayment,
    has_terms: row.terms !== null,
    customer: { ...toPayer(bookings[0]?.booking), email },
    bookings: bookings.map((booking) => toBookingView(booking, context)),
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

export function toIsoInstant(text: string): string {
  return new Date(text).toISOString()
}

/** The path of the offer's page; null if the offer is not published. The query must join the tables of all offers. */
export const offerPagePath = sql<string | null>`case
  when ${tours._status} = 'published' then '/tour/' || ${tours.slug}
  when ${airport_transfers.status} = 'active' then '/airport-transfer/' || ${airport_transfers.id}
  when ${car_rentals.status} = 'active' then '/car-rental/' || ${car_rentals.id}
  when ${hotels._status} = 'published' then '/hotels/' || ${hotels.slug}
end`
