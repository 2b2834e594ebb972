import { joinNames } from '@nusa/shared/account'
import {
  type BookingStart,
  bookingViewSchema,
  formatStartTime,
  omitPickupSurcharge,
  type PickupProblem,
  readBookingStart,
  withEffectiveStatus,
} from '@nusa/shared/booking'
import { addDays, baliTimeZone, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, between, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import {
  type BookedAnswer,
  lacksFlight,
  lacksPickup,
  readAnswers,
  readPassengers,
  readPickupProblem,
} from '../../collections/records/parts/booking-answers.ts'
import { unansweredQuestionCount } from '../../collections/records/parts/unanswered-questions.ts'
import { bookings, invoices, travellers } from '../../generated/payload-generated-schema.ts'
import {
  compareByTime,
  type DayEvent,
  describeDayOfBooking,
  findDepartureInstant,
  findTravelDays,
  formatPickupOrStartTime,
  pickupPlaceOf,
  type TourDay,
  toStartTimeFields,
} from './day-events.ts'

/** A booking with the details that staff need on a day. Missing texts are empty. */
export interface DayBooking {
  id: number
  invoiceId: string
  /** Such as 'NUSA-7K3F9Q-1'. */
  bookingNumber: string
  /** Such as 'NUSA-7K3F9Q'. */
  orderNumber: string
  event: DayEvent
  /** Null if no tour is booked. */
  tourId: number | null
  /** Empty if there is no start time. */
  startTimeId: string
  /** Null if the booking is not a tour of several days. */
  tourDay: TourDay | null
  /** Whether the pickup is on this day and the booking is for the next day. */
  isEveningBefore: boolean
  /** Set if the booking is for this day and the pickup is on an earlier or later day. */
  otherPickupDay: 'before' | 'after' | null
  /**
   * The travel date of a booking that is listed here only because of its pickup, or because its time is on this day in
   * Bali. Null for all other bookings.
   */
  travelDate: LocalDate | null
  product: string
  package: string
  /** The booked items without the pickup, such as '2 packages, 2 adults, 1 child, Lunch'. */
  description: string
  quantity: number
  adults: number
  children: number
  infants: number
  passengers: string[]
  answers: BookedAnswer[]
  /**
   * The pickup time, or else the start time: `HH:mm` or free text, followed by the time zone outside of Bali. Empty if
   * the booking started on an earlier day.
   */
  time: string
  /** The local date of `time`. */
  timeDay: LocalDate
  /** Such as '01:00, Sunrise'. Empty for a booking without a departure. */
  departureName: string
  /** Null for a booking without a departure. */
  leavesAt: Date | null
  place: string
  isDelivered: boolean
  isPickupMissing: boolean
  /** The amount that the driver collects (rupiah). */
  cash: number
  missingNameCount: number
  /** The number of required questions without an answer. It is 0 for a past booking. */
  missingAnswerCount: number
  isFlightMissing: boolean
  /** The reason why the pickup of an upcoming transfer does not fit the flight, or null. */
  pickupProblem: PickupProblem | null
  customerName: string
  phone: string
  email: string
  note: string
  status: 'pending' | 'confirmed' | 'completed'
  payment: 'pending' | 'paid' | 'failed' | 'refunded'
  /** Whether a payment does not match the invoice. */
  isInReview: boolean
}

const customerSchema = z.catch(z.record(z.string(), z.catch(z.string(), '')), {})
const partySchema = z.catch(bookingViewSchema.shape.travelers, [])

/**
 * Returns the bookings of a day in Bali that are not cancelled, ordered by pickup time. A tour of several days is
 * listed on each day. A booking is listed on two days if its pickup is on another day than its travel date, or if its
 * local time is on another day in Bali. The email address is the current address of the account. Names and phone
 * numbers come from the booking.
 */
export async function readDayBookings({ db }: Pick<Payload, 'db'>, day: LocalDate, now: Date): Promise<DayBooking[]> {
  const whereRentalReturn = and(eq(bookings.kind, 'rental'), eq(bookings.end_date, day))
  const whereLaterTourDay = and(eq(bookings.kind, 'tour'), lt(bookings.booking_date, day), gte(bookings.end_date, day))
  const whereDepartureNextDay = and(eq(bookings.booking_date, addDays(day, 1)), isNotNull(bookings.start_time))
  const nearDays = [addDays(day, -1), addDays(day, 1)] as const
  const whereNearOutsideBali = and(
    ne(bookings.time_zone, baliTimeZone),
    or(between(bookings.booking_date, ...nearDays), between(bookings.pickup_date, ...nearDays)),
  )
  const rows = await db.drizzle
    .select({
      booking: bookings,
      unansweredCount: unansweredQuestionCount,
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
        or(
          eq(bookings.booking_date, day),
          eq(bookings.pickup_date, day),
          whereRentalReturn,
          whereLaterTourDay,
          whereDepartureNextDay,
          whereNearOutsideBali,
        ),
      ),
    )
  return rows.flatMap((row) => toDayBooking(row, day, now) ?? []).sort(compareByTime)
}

interface Row {
  booking: typeof bookings.$inferSelect
  unansweredCount: number
  invoice: typeof invoices.$inferSelect
  email: string
  deletedAt: string | null
}

function toDayBooking(
  { booking, unansweredCount, invoice, email, deletedAt }: Row,
  day: LocalDate,
  now: Date,
): DayBooking | null {
  const isInReview = invoice.needs_attention === true
  const { status, payment_status } = withEffectiveStatus(booking, { ...invoice, payment_in_review: isInReview }, now)
  if (status === 'cancelled') return null
  const start = readBookingStart(booking)
  const dayRole = describeDayOfBooking(booking, start, day)
  if (!dayRole) return null
  const { isLaterTourDay, ...dayFields } = dayRole
  const isUpcoming = findTravelDays(start).some((travelDay) => travelDay >= todayInBali(now))
  const passengers = readPassengers(booking.passenger_details)
  return {
    id: booking.id,
    invoiceId: booking.invoice_id,
    bookingNumber: booking.booking_number,
    orderNumber: invoice.order_number,
    tourId: booking.tour_id,
    startTimeId: booking.start_time_id ?? '',
    ...dayFields,
    product: booking.tour_title,
    package: booking.package_title ?? '',
    description: omitPickupSurcharge(booking.booking_description ?? '', booking.unit_price),
    quantity: booking.quantity,
    ...countTravellers(booking),
    passengers: passengers.map(({ name }) => name).filter((name) => name !== ''),
    answers: readAnswers(booking, passengers),
    ...(isLaterTourDay ? noPickup : toPickupFields(booking, start, dayFields.event)),
    departureName: formatStartTime(toStartTimeFields(booking)),
    leavesAt: findDepartureInstant(booking),
    isDelivered: Boolean(booking.delivery_location),
    missingNameCount: passengers.filter(({ name }) => name === '').length,
    ...(isUpcoming ? toAnswerProblems(booking, unansweredCount) : noAnswerProblems),
    ...toContactFields(booking),
    email: deletedAt === null ? email : '',
    note: booking.staff_note ?? '',
    status,
    payment: payment_status,
    isInReview,
  }
}

function countTravellers({ travelers }: Row['booking']): Pick<DayBooking, 'adults' | 'children' | 'infants'> {
  const party = partySchema.parse(travelers)
  const count = (kind: 'adult' | 'child' | 'infant') => party.find(({ type }) => type === kind)?.count ?? 0
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}

type PickupFields = Pick<DayBooking, 'time' | 'place' | 'isPickupMissing' | 'cash'>

/** On the later days of a tour, travellers are already with the guide. */
const noPickup: PickupFields = { time: '', place: '', isPickupMissing: false, cash: 0 }

function toPickupFields(booking: Row['booking'], start: BookingStart, event: DayEvent): PickupFields {
  return {
    time: event === 'return' ? '' : formatPickupOrStartTime(start),
    place: pickupPlaceOf(booking),
    isPickupMissing: lacksPickup(booking),
    cash: booking.pickup_cash ?? 0,
  }
}

type AnswerProblems = Pick<DayBooking, 'missingAnswerCount' | 'isFlightMissing' | 'pickupProblem'>

const noAnswerProblems: AnswerProblems = { missingAnswerCount: 0, isFlightMissing: false, pickupProblem: null }

function toAnswerProblems(booking: Row['booking'], unansweredCount: number): AnswerProblems {
  return {
    missingAnswerCount: unansweredCount,
    isFlightMissing: lacksFlight(booking),
    pickupProblem: readPickupProblem(booking),
  }
}

function toContactFields({ customer_details }: Row['booking']): Pick<DayBooking, 'customerName' | 'phone'> {
  const { first_name = '', last_name = '', phone = '', country } = customerSchema.parse(customer_details)
  return { customerName: joinNames(first_name, last_name), phone: formatPhone(phone, country) }
}
