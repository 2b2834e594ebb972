import { bookings, invoices, outgoing_mails } from '@nusa/cms/schema'
import { pickupDaySql, whereLacksPickup } from '@nusa/cms/stored-pickup-day'
import { createTripToken, isTripToken, readTripTokenId } from '@nusa/cms/trip-token'
import { unansweredQuestionCount } from '@nusa/cms/unanswered-questions'
import {
  bookingStart,
  readBookingStart,
  readPaidSurcharge,
  readParty,
  reminderDays,
  storedAnswersSchema,
  transferQuestionIds,
  withEffectiveStatus,
} from '@nusa/shared/booking'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { and, asc, between, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../../ports/bookings.ts'
import { isFailure } from '../../ports/failure.ts'
import type { Trip, TripChange, TripDetails } from '../../ports/trip-details.ts'
import { type BookingRow, type InvoiceRow, toBookedTrip } from './booking-rows.ts'
import type { Connection } from './connect.ts'
import { createQueryBuilder, inTransaction, type Transaction } from './in-transaction.ts'
import { queueDetailsSavedMail, queueMails } from './queue-mails.ts'
import { storeEvents } from './store-events.ts'

/**
 * Bookings of earlier releases have numeric traveller IDs, which are read as empty strings. Unknown fields are
 * preserved.
 */
const storedTravellersSchema = z.catch(
  z.array(z.looseObject({ id: z.catch(z.string(), ''), type: z.enum(['adult', 'child', 'infant']), name: z.string() })),
  [],
)

/** A newer booking gets no reminder, because the email about the new booking already asks for missing details. */
const minAgeForReminderMs = 24 * 60 * 60 * 1000

/** Limits the reminders that one run of the scheduled sweep queues. */
const maxReminders = 100

interface BookingWithInvoice {
  booking: BookingRow
  invoice: InvoiceRow
}

export function payloadTripDetails(connection: Connection, now: () => Date): TripDetails {
  const { db, payload } = connection
  const { secret } = payload.config

  async function readBooking(tx: Pick<Transaction, 'select'>, token: string): Promise<BookingWithInvoice | null> {
    const id = readTripTokenId(token)
    if (id === null) return null
    const [row] = await tx
      .select({ booking: bookings, invoice: invoices })
      .from(bookings)
      .innerJoin(invoices, eq(invoices.id, bookings.invoice_id))
      .where(eq(bookings.id, id))
    if (!row) return null
    const isValid = isTripToken(secret, token, { id, reference: row.booking.booking_reference })
    return isValid ? row : null
  }

  return {
    createToken: (booking) => createTripToken(secret, booking),
    async find(token) {
      const row = await readBooking(db, token)
      return row && toTrip(row, now())
    },
    save: (token, decide) =>
      inTransaction(connection, async (client) => {
        const tx = createQueryBuilder(client)
        const foundRow = await readBooking(tx, token)
        if (!foundRow) return null
        const lockedRow = await lockBooking(tx, foundRow.booking.id)
        if (!lockedRow) return null
        const trip = toTrip(lockedRow, now())
        const change = decide(trip)
        if (change === null) return trip
        if (isFailure(change)) return change
        const at = now()
        const [booking] = await tx
          .update(bookings)
          .set({ ...toBookingColumns(lockedRow.booking, change), updatedAt: at.toISOString() })
          .where(eq(bookings.id, trip.id))
          .returning()
        await storeEvents(client, lockedRow.invoice.id, [toDetailsEvent(trip, change)], at)
        await queueDetailsSavedMail(tx, trip.id, lockedRow.invoice.id, at, change)
        return booking ? toTrip({ ...lockedRow, booking }, at) : null
      }),
    async queueReminders(at) {
      const dueRows = await db
        .select({ booking: bookings, invoice: invoices })
        .from(bookings)
        .innerJoin(invoices, eq(invoices.id, bookings.invoice_id))
        .where(
          and(
            whereNeedsReminder(at),
            lte(bookings.createdAt, new Date(at.getTime() - minAgeForReminderMs).toISOString()),
            notExists(
              db
                .select({ id: outgoing_mails.id })
                .from(outgoing_mails)
                .where(eq(outgoing_mails.dedupe_key, sql`'details_reminder:' || ${bookings.id}`)),
            ),
          ),
        )
        .orderBy(asc(pickupDaySql), asc(bookings.id))
        .limit(maxReminders)
      const upcomingRows = dueRows.filter((row) => at < bookingStart(readBookingStart(row.booking)))
      let queuedCount = 0
      for (const { booking } of upcomingRows) {
        if (await queueReminder(connection, booking.id, at)) queuedCount += 1
      }
      return queuedCount
    },
  }
}

const whereLacksFlight = sql`${bookings.kind} = 'transfer' and (
  select count(*) from jsonb_array_elements(
    case when jsonb_typeof(${bookings.answers}) = 'array' then ${bookings.answers} else '[]' end
  ) answer
  where answer ->> 'question_id' in (${transferQuestionIds.flightNumber}, ${transferQuestionIds.flightTime})
) < 2`

/**
 * Selects paid bookings that start soon and lack a pickup, answers or a flight. Also selects paid bookings that lack
 * names and whose deadline for names is soon.
 */
function whereNeedsReminder(at: Date) {
  const today = todayInBali(at)
  const lastReminderDay = addDays(today, reminderDays)
  const whereStartsSoon = between(pickupDaySql, today, lastReminderDay)
  const whereLacksNames = and(
    between(bookings.names_until, today, lastReminderDay),
    sql`jsonb_path_exists(${bookings.passenger_details}, '$[*] ? (@.name == "")')`,
  )
  const whereLacksDetails = or(
    and(whereStartsSoon, or(whereLacksPickup, whereLacksFlight, sql`${unansweredQuestionCount} > 0`)),
    whereLacksNames,
  )
  return and(eq(bookings.status, 'confirmed'), eq(bookings.payment_status, 'paid'), whereLacksDetails)
}

/** Returns false if the booking needs no reminder any more. */
function queueReminder(connection: Connection, id: number, at: Date): Promise<boolean> {
  return inTransaction(connection, async (client) => {
    const tx = createQueryBuilder(client)
    const lockedRow = await lockBooking(tx, id)
    const [dueBooking] = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, id), whereNeedsReminder(at)))
    if (!lockedRow || !dueBooking) return false
    await queueMails(tx, lockedRow.invoice.id, at, [
      { kind: 'details_reminder', dedupeKey: `details_reminder:${id}`, bookingId: id },
    ])
    return true
  })
}

/** Locks the invoice before the booking, as all changes of bookings do, to prevent deadlocks. */
async function lockBooking(tx: Transaction, id: number): Promise<BookingWithInvoice | null> {
  const invoiceIdOfBooking = tx.select({ id: bookings.invoice_id }).from(bookings).where(eq(bookings.id, id))
  const [invoice] = await tx.select().from(invoices).where(inArray(invoices.id, invoiceIdOfBooking)).for('update')
  if (!invoice) return null
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking ? { booking, invoice } : null
}

function toTrip({ booking, invoice }: BookingWithInvoice, at: Date): Trip {
  const { status } = withEffectiveStatus(
    booking,
    { ...invoice, payment_in_review: invoice.needs_attention === true },
    at,
  )
  return {
    ...toBookedTrip(booking),
    status,
    isPaid: booking.payment_status === 'paid',
    offer: toBookedOffer(booking),
    paidSurcharge: readPaidSurcharge(booking.unit_price),
    party: readParty(booking.travelers),
    travellers: storedTravellersSchema
      .parse(booking.passenger_details)
      .filter(({ id }) => id !== '')
      .map(({ id, type, name }) => ({ id, type, name })),
    answers: z.catch(storedAnswersSchema, []).parse(booking.answers),
  }
}

function toBookedOffer({ kind, tour_id, transfer_id, rental_id, hotel_id }: BookingRow): Trip['offer'] {
  if (kind === 'room') return hotel_id === null ? null : { kind, id: hotel_id }
  const id = { tour: tour_id, transfer: transfer_id, rental: rental_id }[kind]
  return id === null ? null : { kind, id }
}

function toBookingColumns({ passenger_details }: BookingRow, change: TripChange): Partial<BookingRow> {
  const travellers = storedTravellersSchema.parse(passenger_details)
  return {
    pickup_kind: change.pickup.kind,
    pickup_zone: change.pickup.zone || null,
    pickup_location: change.pickup.place || null,
    pickup_time: change.pickupTime || null,
    pickup_cash: change.pickupCash || null,
    answers: change.answers,
    ...(change.names.size > 0 && {
      passenger_details: travellers.map((traveller) => ({
        ...traveller,
        name: change.names.get(traveller.id) ?? traveller.name,
      })),
    }),
  }
}

function toDetailsEvent({ number }: Trip, { changeSummaries }: TripChange): PaymentEvent {
  const detail = { booking: number, by: 'traveller', changed: changeSummaries.join(', ') }
  return { kind: 'details_by_link', detail, providerEventId: null, needsAttention: false }
}
