import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Booking, Invoice } from '../payload-types.ts'

/** An invoice of two bookings, 1.000.000 and 500.000 before tax. */
export async function makeTwoBooked(
  payload: Payload,
  traveller: number,
  status: Invoice['status'],
  payment_status: Booking['payment_status'],
) {
  const { id } = await payload.create({
    collection: 'invoices',
    data: {
      id: randomUUID(),
      user_id: traveller,
      status,
      total_before_discount: 1_500_000,
      discount_amount: 0,
      total_after_discount: 1_500_000,
      tax_amount: 150_000,
      total_after_tax: 1_650_000,
      currency: 'IDR',
      payment_provider: 'xendit',
      payment_reference_id: 'theirs',
      payment_url: 'https://pay.example/theirs',
      expires_at: '2026-11-22T06:00:00.000Z',
      idempotency_key: randomUUID(),
      request_hash: 'hash',
    },
  })
  const bookings: number[] = []
  for (const total of [1_000_000, 500_000]) {
    const booking = await payload.create({
      collection: 'bookings',
      data: {
        user_id: traveller,
        invoice_id: id,
        booking_reference: `NUSA-${randomUUID()}`,
        booking_date: '2026-12-24',
        kind: 'tour',
        tour_title: 'Nusa Penida',
        status: 'confirmed',
        payment_status,
        quantity: 1,
        total_price: total,
        customer_details: { email: 'ayu@example.com' },
        terms_accepted: true,
      },
    })
    bookings.push(booking.id)
  }
  return { id, first: bookings[0] ?? 0, second: bookings[1] ?? 0 }
}
