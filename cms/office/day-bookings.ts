// Its types say that `payload.db` is Postgres.

import { joinedName } from '@nusa/shared/account'
import { asItStands, bookingViewSchema } from '@nusa/shared/booking'
import { clockTime, type LocalDate } from '@nusa/shared/dates'
import { formatPhone } from '@nusa/shared/phones/numbers'
import type {} from '@payloadcms/db-postgres'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { bookings, invoices, travellers } from '../payload-generated-schema.ts'

/** What happens on the day. A rental has two ends, which may be one day. */
export type DayEvent = 'tour' | 'transfer' | 'pickup' | 'return' | 'pickup_and_return' | 'arrival'

/** A booking as staff need it on its day. What nobody said is empty. */
export interface DayBooking {
  id: number
  invoiceId: string
  /** 'NUSA-7K3F9Q-1'. */
  number: string
  /** 'NUSA-7K3F9Q'. */
  order: string
  event: DayEvent
  what: string
  package: string
  /** All that was booked in a line: '2 packages, 2 adults, 1 child, Lunch'. */
  description: string
  quantity: number
  adults: number
  children: number
  infants: number
  passengers: string[]
  /** As people wrote it, or `HH:mm` where they wrote a time; empty where a car comes back. */
  time: string
  place: string
  isBrought: boolean
  name: string
  phone: string
  email: string
  note: string
  status: 'pending' | 'confirmed' | 'completed'
  payment: 'pending' | 'paid' | 'failed' | 'refunded'
  /** Money came in that does not fit the invoice. */
  isInReview: boolean
}

const texts = z.catch(z.record(z.string(), z.catch(z.string(), '')), {})
const named = z.catch(z.array(z.object({ name: z.string() })), [])
const counts = z.catch(bookingViewSchema.shape.travelers, [])

/**
 * The bookings of a day of Bali's that are not cancelled, by their pickup time: tours, transfers, stays that begin, and rentals
 * at both of their ends. Contacts are those that were given with the booking, the e-mail address is the account's of today.
 */
export async function bookingsOfDay({ db }: Pick<Payload, 'db'>, day: LocalDate, now: Date): Promise<DayBooking[]> {
  const isReturned = and(eq(bookings.kind, 'rental'), eq(bookings.end_date, day))
  const rows = await db.drizzle
    .select({ booking: bookings, invoice: invoices, email: travellers.email, deletedAt: travellers.deleted_at })
    .from(bookings)
    .innerJoin(invoices, eq(bookings.invoice_id, invoices.id))
    .innerJoin(travellers, eq(bookings.user_id, travellers.id))
    .where(and(ne(bookings.status, 'cancelled'), or(eq(bookings.booking_date, day), isReturned)))
  return rows.flatMap((row) => dayBooking(row, day, now) ?? []).sort(byTime)
}

interface Row {
  booking: typeof bookings.$inferSelect
  invoice: typeof invoices.$inferSelect
  email: string
  deletedAt: string | null
}

function dayBooking({ booking, invoice, email, deletedAt }: Row, day: LocalDate, now: Date): DayBooking | null {
  const isInReview = invoice.needs_attention === true
  const { status, payment_status } = asItStands(booking, { ...invoice, payment_in_review: isInReview }, now)
  if (status === 'cancelled') return null
  const event = eventOn(day, booking)
  const customer = texts.parse(booking.customer_details)
  const party = counts.parse(booking.travelers)
  const count = (wanted: 'adult' | 'child' | 'infant') => party.find(({ type }) => type === wanted)?.count ?? 0
  const written = booking.pickup_time?.trim() ?? ''
  return {
    id: booking.id,
    invoiceId: booking.invoice_id,
    number: booking.booking_number,
    order: invoice.order_number,
    event,
    what: booking.tour_title,
    package: booking.package_title ?? '',
    description: booking.booking_description ?? '',
    quantity: booking.quantity,
    adults: count('adult'),
    children: count('child'),
    infants: count('infant'),
    passengers: named.parse(booking.passenger_details).map(({ name }) => name),
    time: event === 'return' ? '' : (clockTime(written) ?? written),
    place: booking.delivery_location || booking.pickup_location || '',
    isBrought: Boolean(booking.delivery_location),
    name: joinedName(customer.first_name ?? '', customer.last_name ?? ''),
    phone: formatPhone(customer.phone ?? '', customer.country),
    email: deletedAt === null ? email : '',
    note: booking.staff_note ?? '',
    status,
    payment: payment_status,
    isInReview,
  }
}

function eventOn(day: LocalDate, { kind, booking_date, end_date }: Row['booking']): DayEvent {
  if (kind === 'room') return 'arrival'
  if (kind !== 'rental') return kind
  if (booking_date !== day) return 'return'
  return (end_date ?? booking_date) === day ? 'pickup_and_return' : 'pickup'
}

/** Times of the clock first, then what people wrote instead, then what has none. */
function byTime(one: DayBooking, other: DayBooking): number {
  const order = ({ time, what, number }: DayBooking) =>
    `${clockTime(time) ?? (time === '' ? '~~' : `~${time}`)} ${what} ${number}`
  return order(one) < order(other) ? -1 : 1
}
