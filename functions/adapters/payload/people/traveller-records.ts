import { travellerSessions } from '@nusa/cms/custom-tables'
import { bookings, favorites, invoices, outgoing_mails, refunds, subscriptions, tours } from '@nusa/cms/schema'
import type { AccountData } from '@nusa/shared/account'
import { asc, eq, or } from 'drizzle-orm'
import type { Traveller } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'

type Records = Pick<
  AccountData,
  'sessions' | 'favorites' | 'invoices' | 'bookings' | 'refunds' | 'subscriptions' | 'mails'
>

const toIsoInstant = (instant: string) => new Date(instant).toISOString()

/** Matches a timestamp in the format of Postgres, such as '2026-12-01 00:30:00.123+00'. */
const postgresTimestampPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/

function convertToIsoInstants(row: Record<string, unknown>): Record<string, unknown> {
  const convertTimestamp = (value: unknown) =>
    typeof value === 'string' && postgresTimestampPattern.test(value) ? toIsoInstant(value) : value
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, convertTimestamp(value)]))
}

/** Returns the stored records about a traveller, without internal keys and without the notes of staff. */
export async function readTravellerRecords({ db }: Connection, { id, email }: Traveller): Promise<Records> {
  const [sessions, favoriteRows, invoiceRows, bookingRows, refundRows, subscriptionRows, mailRows] = await Promise.all([
    db.select().from(travellerSessions).where(eq(travellerSessions.travellerId, id)),
    db
      .select({ tour_id: favorites.tour_id, title: tours.title, created_at: favorites.createdAt })
      .from(favorites)
      .innerJoin(tours, eq(tours.id, favorites.tour_id))
      .where(eq(favorites.user_id, id)),
    db.select().from(invoices).where(eq(invoices.user_id, id)).orderBy(asc(invoices.createdAt)),
    db.select().from(bookings).where(eq(bookings.user_id, id)).orderBy(asc(bookings.id)),
    db
      .select({
        booking_id: refunds.booking,
        amount: refunds.amount,
        state: refunds.state,
        requested_at: refunds.createdAt,
        completed_at: refunds.completed_at,
      })
      .from(refunds)
      .innerJoin(invoices, eq(invoices.id, refunds.invoice))
      .where(eq(invoices.user_id, id))
      .orderBy(asc(refunds.id)),
    db
      .select({
        email: subscriptions.email,
        state: subscriptions.state,
        asked_at: subscriptions.createdAt,
        confirmed_at: subscriptions.confirmed_at,
        unsubscribed_at: subscriptions.unsubscribed_at,
      })
      .from(subscriptions)
      .where(eq(subscriptions.email, email)),
    db
      .select({
        kind: outgoing_mails.kind,
        to: outgoing_mails.to,
        sent_at: outgoing_mails.sent_at,
        subject: outgoing_mails.subject,
        text: outgoing_mails.text,
      })
      .from(outgoing_mails)
      .leftJoin(invoices, eq(invoices.id, outgoing_mails.invoice))
      .where(or(eq(invoices.user_id, id), eq(outgoing_mails.traveller, id))),
  ])
  return {
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      created_at: toIsoInstant(createdAt),
      expires_at: toIsoInstant(expiresAt),
    })),
    favorites: favoriteRows.map((favorite) => ({
      ...favorite,
      title: favorite.title ?? '',
      created_at: toIsoInstant(favorite.created_at),
    })),
    invoices: invoiceRows.map(
      ({ notes: _n, attention_note: _a, needs_attention: _m, idempotency_key: _k, request_hash: _h, ...row }) =>
        convertToIsoInstants(row),
    ),
    bookings: bookingRows.map(({ staff_note: _n, checkout_session_id: _c, search_text: _s, ...row }) =>
      convertToIsoInstants(row),
    ),
    refunds: refundRows.map(convertToIsoInstants),
    subscriptions: subscriptionRows.map(convertToIsoInstants),
    mails: mailRows.map(convertToIsoInstants),
  }
}
