import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Booking, Invoice } from '../generated/payload-types.ts'
import { createCmsUser, createTraveller } from './people.ts'
import { startCms } from './start-cms.ts'

/** The bookings cost 1.000.000 and 500.000 before tax. */
async function createInvoiceWithTwoBookings(
  payload: Payload,
  travellerId: number,
  status: Invoice['status'],
  payment_status: Booking['payment_status'],
) {
  const orderNumber = `NUSA-${randomUUID()}`
  const { id } = await payload.create({
    collection: 'invoices',
    data: {
      id: randomUUID(),
      order_number: orderNumber,
      user_id: travellerId,
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
  const bookingIds: number[] = []
  for (const total of [1_000_000, 500_000]) {
    const booking = await payload.create({
      collection: 'bookings',
      data: {
        user_id: travellerId,
        invoice_id: id,
        booking_number: `${orderNumber}-${bookingIds.length + 1}`,
        booking_reference: randomUUID(),
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
    bookingIds.push(booking.id)
  }
  return { id, first: bookingIds[0] ?? 0, second: bookingIds[1] ?? 0 }
}

/** Finds everything that belongs to an invoice, oldest first. */
export const createInvoiceQuery = (invoice: string) => ({
  where: { invoice: { equals: invoice } },
  depth: 0,
  sort: 'id',
  pagination: false,
})

export type BookedOffice = Awaited<ReturnType<typeof startBookedOffice>>

/** Starts a CMS with a staff member and a traveller who has booked two things together. */
export async function startBookedOffice() {
  const cms = await startCms()
  const { payload } = cms
  await createCmsUser(cms, 'admin')
  const staff = await createCmsUser(cms, 'staff')
  const travellerId = (await createTraveller(cms, 'ayu@example.com')).account.id
  return {
    cms,
    staff,
    patch: (address: string, body: object) => cms.call('PATCH', `/api/${address}`, { token: staff.token, body }),
    readInvoice: (id: string) => payload.findByID({ collection: 'invoices', id, depth: 0 }),
    readRefunds: async (id: string) => (await payload.find({ collection: 'refunds', ...createInvoiceQuery(id) })).docs,
    bookTwo: (status: Invoice['status'], payment_status: Booking['payment_status']) =>
      createInvoiceWithTwoBookings(payload, travellerId, status, payment_status),
  }
}
