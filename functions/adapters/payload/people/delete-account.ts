import { avatarPictures, mailedLinks, travellerSessions } from '@nusa/cms/custom-tables'
import {
  bookings,
  favorites,
  identity_documents,
  invoices,
  outgoing_mails,
  payment_events,
  refunds,
  subscriptions,
  travellers,
} from '@nusa/cms/schema'
import { todayInBali } from '@nusa/shared/dates'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Traveller } from '../../../ports/accounts.ts'
import type { StoredBooking } from '../../../ports/bookings.ts'
import { toInvoiceWithBookings } from '../booking-rows.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { lockAccount } from './account-rows.ts'
import { queueNotice } from './notices.ts'

/**
 * Deletes an account. Invoices and bookings remain for accounting, with their titles, dates and amounts, and belong to
 * an anonymised account that cannot sign in. The last email is sent to the former address of the account.
 */
export function deleteAccount(
  { db }: Connection,
  { id }: Traveller,
  at: Date,
): Promise<'deleted' | 'in-use' | 'already-deleted'> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, id, 'update')
    if (!account) return 'already-deleted'
    const { email, fullName: name } = account
    const invoiceRows = await tx.select().from(invoices).where(eq(invoices.user_id, id)).for('update')
    if (invoiceRows.length > 0 && (await isAccountInUse(tx, invoiceRows, at))) return 'in-use'

    await tx.delete(favorites).where(eq(favorites.user_id, id))
    await tx.delete(identity_documents).where(eq(identity_documents.traveller, id))
    await tx.delete(subscriptions).where(eq(subscriptions.email, email))
    await tx.delete(mailedLinks).where(eq(mailedLinks.email, email))
    await tx.delete(outgoing_mails).where(eq(outgoing_mails.traveller, id))
    if (invoiceRows.length === 0) await tx.delete(travellers).where(eq(travellers.id, id))
    else await anonymise(tx, id, invoiceRows, at)
    await queueNotice(tx, 'account_deleted', { travellerId: null, to: email, name, at })
    return 'deleted'
  })
}

type InvoiceRow = typeof invoices.$inferSelect
const listIds = (rows: readonly InvoiceRow[]) => rows.map((row) => row.id)

/** Returns whether a booking is upcoming, or a payment is due, in review or not yet refunded. */
async function isAccountInUse(tx: Transaction, invoiceRows: readonly InvoiceRow[], at: Date): Promise<boolean> {
  if (invoiceRows.some(({ status, needs_attention }) => status === 'pending' || needs_attention === true)) return true
  const openRefunds = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.invoice, listIds(invoiceRows)), sql`${refunds.state} <> 'succeeded'`))
    .limit(1)
  if (openRefunds.length > 0) return true
  const bookingRows = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.invoice_id, listIds(invoiceRows)))
  const today = todayInBali(at)
  const isUpcoming = ({ status, endDate }: StoredBooking) =>
    status !== 'cancelled' && status !== 'completed' && endDate >= today
  return invoiceRows.some((row) => {
    const rowsOfInvoice = bookingRows.filter(({ invoice_id }) => invoice_id === row.id)
    return toInvoiceWithBookings(row, rowsOfInvoice).bookings.some(isUpcoming)
  })
}

async function anonymise(tx: Transaction, id: number, invoiceRows: readonly InvoiceRow[], at: Date): Promise<void> {
  const updatedAt = at.toISOString()
  await tx
    .update(bookings)
    .set({
      customer_details: {},
      contact: null,
      passenger_details: [],
      answers: [],
      emergency_contact: {},
      pickup_location: null,
      delivery_location: null,
      pickup_zone: null,
      cancel_reason: null,
      staff_note: null,
      updatedAt,
    })
    .where(eq(bookings.user_id, id))
  await tx
    .update(invoices)
    .set({ notes: null, attention_note: null, payment_url: null, updatedAt })
    .where(eq(invoices.user_id, id))
  await tx
    .update(refunds)
    .set({ notes: null, updatedAt })
    .where(inArray(refunds.invoice, listIds(invoiceRows)))
  // The event of a cancellation contains the traveller's reason.
  await tx
    .update(payment_events)
    .set({ detail: sql`${payment_events.detail} - 'reason'` })
    .where(and(inArray(payment_events.invoice, listIds(invoiceRows)), eq(payment_events.kind, 'booking_cancelled')))
  await tx.delete(outgoing_mails).where(inArray(outgoing_mails.invoice, listIds(invoiceRows)))
  await tx.delete(travellerSessions).where(eq(travellerSessions.travellerId, id))
  await tx.delete(mailedLinks).where(eq(mailedLinks.travellerId, id))
  await tx.delete(avatarPictures).where(eq(avatarPictures.travellerId, id))
  const clearedColumns = {
    first_name: null,
    last_name: null,
    single_name: false,
    full_name: null,
    username: null,
    phone: null,
    whatsapp: null,
    address: null,
    city: null,
    country: null,
    birthday: null,
    preferred_currency: null,
    salt: null,
    hash: null,
    resetPasswordToken: null,
    _verificationToken: null,
    verified_at: null,
  }
  await tx
    .update(travellers)
    .set({
      ...clearedColumns,
      email: `deleted-${id}@deleted.invalid`,
      _verified: false,
      deleted_at: updatedAt,
      updatedAt,
    })
    .where(eq(travellers.id, id))
}
