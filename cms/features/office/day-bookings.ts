import { joinNames } from '@nusa/shared/account'
import {
  type AnswerFact,
  bookingViewSchema,
  describeWithoutPickup,
  eveningPickup,
  formatStartTime,
  isPickupMissing,
  type PickupProblem,
  withEffectiveStatus,
} from '@nusa/shared/booking'
import {
  addDays,
  baliTimeZone,
  daysBetween,
  formatTimeInZone,
  instantInZone,
  type LocalDate,
  parseLocalDate,
  parseZonedTime,
  todayInBali,
} from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import {
  lacksFlight,
  readAnswers,
  readPassengers,
  readPickupProblem,
} from '../../collections/records/parts/booking-answers.ts'
import { unansweredQuestions } from '../../collections/records/parts/unanswered-questions.ts'
import { bookings, invoices, travellers } from '../../generated/payload-generated-schema.ts'

/** What happens on the day. A rental has a pickup and a return, which may be on the same day. */
export type DayEvent = 'tour' | 'transfer' | 'pickup' | 'return' | 'pickup_and_return' | 'arrival'

/** A booking with the details that staff need on its day. Missing texts are empty. */
export interface DayBooking {
  id: number
  invoiceId: string
  /** Booking number: 'NUSA-7K3F9Q-1'. */
  number: string
  /** Order number: 'NUSA-7K3F9Q'. */
  order: string
  event: DayEvent
  /** The booked tour and its start time; null and empty for other bookings. */
  tourId: number | null
  startTimeId: string
  /** Which day of a tour of several days it is; null for all other bookings. */
  tourDay: { number: number; of: number } | null
  /** The pickup is on this evening, and the departure on the next day. */
  isEveningBefore: boolean
  /** The departure is on this day, and the pickup on the evening before. */
  hasPickupOnDayBefore: boolean
  product: string
  package: string
  /** Everything booked except the pickup, on one line: '2 packages, 2 adults, 1 child, Lunch'. */
  description: string
  quantity: number
  adults: number
  children: number
  infants: number
  passengers: string[]
  /** The answers to the questions of the product. */
  answers: AnswerFact[]
  /**
   * The pickup time, or else the start time: `HH:mm` with the zone outside of Bali if it can be read as a time,
   * otherwise free text; empty if the booking started on an earlier day.
   */
  time: string
  /** The departure of a tour: '01:00, Sunrise'; empty for other bookings. */
  departure: string
  /** When the departure leaves; null for other bookings. */
  leavesAt: Date | null
  place: string
  isDelivered: boolean
  /** The office does not know yet where to pick the travellers up. */
  isPickupMissing: boolean
  /** What the driver collects in cash (rupiah). */
  cash: number
  /** How many names are missing. */
  missingNames: number
  /** How many required questions have no answer, in a booking that is ahead. */
  missingAnswers: number
  isFlightMissing: boolean
  /** Why the pickup of a transfer that is ahead does not fit its flight. */
  pickupProblem: PickupProblem | null
  name: string
  phone: string
  email: string
  note: string
  status: 'pending' | 'confirmed' | 'completed'
  payment: 'pending' | 'paid' | 'failed' | 'refunded'
  /** A payment does not match the invoice. */
  isInReview: boolean
}

const textsSchema = z.catch(z.record(z.string(), z.catch(z.string(), '')), {})
const partySchema = z.catch(bookingViewSchema.shape.travelers, [])

/**
 * Returns the bookings of a day in Bali that are not cancelled, ordered by pickup time: tours, transfers, starting
 * stays, and pickups and returns of rentals. A tour of several days is also listed on its later days, and a tour with a
 * pickup on the evening before also on that day. Names and phone numbers are from the booking; the email address is the
 * current address of the account.
 */
export async function readDayBookings({ db }: Pick<Payload, 'db'>, day: LocalDate, now: Date): Promise<DayBooking[]> {
  const isReturned = and(eq(bookings.kind, 'rental'), eq(bookings.end_date, day))
  const isLaterDay = and(eq(bookings.kind, 'tour'), lt(bookings.booking_date, day), gte(bookings.end_date, day))
  const isNextDeparture = and(eq(bookings.booking_date, addDays(day, 1)), isNotNull(bookings.start_time))
  const rows = await db.drizzle
    .select({
      booking: bookings,
      unanswered: unansweredQuestions,
      invoice: invoices,
      email: travellers.email,
      deletedAt: travellers.deleted_at,
    })
    .from(bookings)
    .innerJoin(invoices, eq(bookings.invoice_id, invoices.id))
    .innerJoin(travellers, eq(bookings.user_id, travellers.id))
    .where(
      and(
        ne(bookings.status, 'cancelled'),
        or(eq(bookings.booking_date, day), isReturned, isLaterDay, isNextDeparture),
      ),
    )
  return rows.flatMap((row) => toDayBooking(row, day, now) ?? []).sort(compareTimesOn(day))
}

interface Row {
  booking: typeof bookings.$inferSelect
  /** How many required questions have no answer. */
  unanswered: number
  invoice: typeof invoices.$inferSelect
  email: string
  deletedAt: string | null
}

function toDayBooking(
  { booking, unanswered, invoice, email, deletedAt }: Row,
  day: LocalDate,
  now: Date,
): DayBooking | null {
  const isInReview = invoice.needs_attention === true
  const { status, payment_status } = withEffectiveStatus(booking, { ...invoice, payment_in_review: isInReview }, now)
  if (status === 'cancelled') return null
  const evening = eveningPickup({ ...startOf(booking), pickup_time: booking.pickup_time?.trim() ?? '' })
  const isEveningBefore = booking.booking_date > day
  if (isEveningBefore && evening === null) return null
  const event = eventOn(day, booking)
  const isAhead = booking.booking_date >= todayInBali(now)
  const isLaterTourDay = event === 'tour' && booking.booking_date < day
  const customer = textsSchema.parse(booking.customer_details)
  const party = partySchema.parse(booking.travelers)
  const count = (kind: 'adult' | 'child' | 'infant') => party.find(({ type }) => type === kind)?.count ?? 0
  const passengers = readPassengers(booking.passenger_details)
  return {
    id: booking.id,
    invoiceId: booking.invoice_id,
    number: booking.booking_number,
    order: invoice.order_number,
    event,
    tourId: booking.tour_id,
    startTimeId: booking.start_time_id ?? '',
    tourDay: isEveningBefore ? null : tourDayOn(day, booking),
    isEveningBefore,
    hasPickupOnDayBefore: booking.booking_date === day && evening !== null,
    product: booking.tour_title,
    package: booking.package_title ?? '',
    description: describeWithoutPickup(booking.booking_description ?? '', booking.unit_price),
    quantity: booking.quantity,
    adults: count('adult'),
    children: count('child'),
    infants: count('infant'),
    passengers: passengers.flatMap(({ name }) => name || []),
    answers: readAnswers(booking, passengers),
    time: event === 'return' || isLaterTourDay ? '' : (evening ?? pickupOrStartTime(booking)),
    departure: formatStartTime(startOf(booking)),
    leavesAt: leavesAt(booking),
    place: isLaterTourDay ? '' : placeOf(booking),
    isDelivered: Boolean(booking.delivery_location),
    isPickupMissing:
      !isLaterTourDay && isPickupMissing({ kind: booking.pickup_kind, place: booking.pickup_location ?? '' }),
    cash: isLaterTourDay ? 0 : (booking.pickup_cash ?? 0),
    missingNames: passengers.filter(({ name }) => name === '').length,
    missingAnswers: isAhead ? unanswered : 0,
    isFlightMissing: isAhead && lacksFlight(booking),
    pickupProblem: isAhead ? readPickupProblem(booking) : null,
    name: joinNames(customer.first_name ?? '', customer.last_name ?? ''),
    phone: formatPhone(customer.phone ?? '', customer.country),
    email: deletedAt === null ? email : '',
    note: booking.staff_note ?? '',
    status,
    payment: payment_status,
    isInReview,
  }
}

/** Returns the pickup time, or else the start time, with its zone outside of Bali. */
function pickupOrStartTime({ pickup_time, start_time, time_zone }: Row['booking']): string {
  const text = pickup_time?.trim() || (start_time ?? '')
  const clock = parseZonedTime(text, time_zone ?? baliTimeZone)
  return clock ? formatTimeInZone(clock.time, clock.zone) : text
}

const startOf = ({ start_time, start_label, time_zone }: Row['booking']) => ({
  start_time: start_time ?? '',
  start_label: start_label ?? '',
  time_zone: time_zone ?? baliTimeZone,
})

function leavesAt({ booking_date, start_time, time_zone }: Row['booking']): Date | null {
  const date = parseLocalDate(booking_date)
  return date && start_time ? instantInZone(date, start_time, time_zone ?? baliTimeZone) : null
}

function placeOf({ delivery_location, pickup_location, pickup_zone }: Row['booking']): string {
  return delivery_location || [pickup_location, pickup_zone].filter(Boolean).join(', ')
}

function eventOn(day: LocalDate, { kind, booking_date, end_date }: Row['booking']): DayEvent {
  if (kind === 'room') return 'arrival'
  if (kind !== 'rental') return kind
  if (booking_date !== day) return 'return'
  return (end_date ?? booking_date) === day ? 'pickup_and_return' : 'pickup'
}

function tourDayOn(day: LocalDate, { kind, ...booking }: Row['booking']): DayBooking['tourDay'] {
  const [first, last] = [parseLocalDate(booking.booking_date), parseLocalDate(booking.end_date)]
  if (kind !== 'tour' || !first || !last || last <= first) return null
  return { number: daysBetween(first, day) + 1, of: daysBetween(first, last) + 1 }
}

/**
 * Orders pickups on the day before first, then clock times by their instants on the day, then free texts, then bookings
 * without a time.
 */
function compareTimesOn(day: LocalDate): (one: DayBooking, other: DayBooking) => number {
  const order = ({ time, hasPickupOnDayBefore, product, number }: DayBooking) => {
    const clock = parseZonedTime(time, baliTimeZone)
    const instant = clock && instantInZone(day, clock.time, clock.zone).toISOString()
    return `${hasPickupOnDayBefore ? ' ' : ''}${instant ?? (time === '' ? '~~' : `~${time}`)} ${product} ${number}`
  }
  return (one, other) => (order(one) < order(other) ? -1 : 1)
}
