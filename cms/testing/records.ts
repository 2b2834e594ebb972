import { randomUUID } from 'node:crypto'
import { addDays, todayInBali } from '@nusa/shared/dates'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { avatarPictures, identityPictures } from '../core/database/custom-tables.ts'
import type { IdentityDocument } from '../generated/payload-types.ts'
import { pictureBytes } from './content.ts'

/** This day is in the future whenever the tests run. */
const travelDay = addDays(todayInBali(new Date()), 90)

/** One record of each kind that belongs to a traveller. */
export interface Records {
  invoiceId: string
  bookingId: number
  eventId: number
  refundId: number
  mailId: number
  termsId: number
  holdId: number
  favoriteId: number
  document: IdentityDocument
}

/** Creates every kind of record that a traveller can have, as the site's API writes it. */
export async function createRecords(payload: Payload, travellerId: number, tourId: number): Promise<Records> {
  const terms = await payload.create({
    collection: 'accepted-terms',
    data: { title: 'Terms', html: '<p>Be kind.</p>', hash: randomUUID() },
  })
  const invoice = await payload.create({
    collection: 'invoices',
    data: {
      id: randomUUID(),
      order_number: `NUSA-${travellerId}`,
      user_id: travellerId,
      status: 'pending',
      total_before_discount: 900_000,
      discount_amount: 0,
      total_after_discount: 900_000,
      tax_amount: 90_000,
      total_after_tax: 990_000,
      currency: 'IDR',
      payment_provider: 'xendit',
      expires_at: '2026-11-22T06:00:00.000Z',
      idempotency_key: randomUUID(),
      request_hash: 'hash',
      terms: terms.id,
    },
  })
  const booking = await payload.create({
    collection: 'bookings',
    data: {
      user_id: travellerId,
      invoice_id: invoice.id,
      tour_id: tourId,
      booking_number: `NUSA-${travellerId}-1`,
      booking_reference: `REFERENCE-${travellerId}`,
      booking_date: travelDay,
      kind: 'tour',
      tour_title: 'Nusa Penida',
      status: 'confirmed',
      payment_status: 'pending',
      quantity: 1,
      total_price: 900_000,
      customer_details: { email: 'x@example.com' },
      terms_accepted: true,
    },
  })
  const event = await payload.create({ collection: 'payment-events', data: { invoice: invoice.id, kind: 'created' } })
  const refund = await payload.create({
    collection: 'refunds',
    data: {
      invoice: invoice.id,
      booking: booking.id,
      amount: 990_000,
      reason: 'REQUESTED_BY_CUSTOMER',
      state: 'by_hand',
      attempts: 1,
      idempotency_key: randomUUID(),
      needs_attention: true,
    },
  })
  const mail = await payload.create({
    collection: 'outgoing-mails',
    data: { kind: 'booking_received', to: 'x@example.com', state: 'queued', attempts: 0, dedupe_key: randomUUID() },
  })
  const hold = await payload.create({
    collection: 'holds',
    data: { booking: booking.id, kind: 'tour', resource_id: String(tourId), day: travelDay, count: 1 },
  })
  const favorite = await payload.create({ collection: 'favorites', data: { user_id: travellerId, tour_id: tourId } })
  return {
    invoiceId: invoice.id,
    bookingId: booking.id,
    eventId: event.id,
    refundId: refund.id,
    mailId: mail.id,
    termsId: terms.id,
    holdId: hold.id,
    favoriteId: favorite.id,
    document: await createDocument(payload, travellerId),
  }
}

/** Creates an identity document in review. */
export async function createDocument(payload: Payload, travellerId: number): Promise<IdentityDocument> {
  const data = { traveller: travellerId, state: 'in_review' } as const
  const document = await payload.create({ collection: 'identity-documents', data })
  const webp = await pictureBytes(20, 20)
  await payload.db.drizzle.insert(avatarPictures).values({ travellerId, side: 96, version: 'a', webp })
  await payload.db.drizzle.insert(identityPictures).values({ documentId: document.id, webp })
  return document
}
