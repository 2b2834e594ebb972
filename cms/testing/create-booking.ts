import type { Booking } from '../generated/payload-types.ts'
import type { Company } from './company.ts'

let bookingCount = 0

/** Stores a confirmed, paid booking of Ayu. Later bookings have higher numbers. */
export function createBooking(
  { cms, ayu, ofAyu }: Company,
  data: Partial<Booking> & Pick<Booking, 'booking_date'>,
): Promise<Booking> {
  bookingCount += 1
  const bookingNumber = `BOOKING-${String(bookingCount).padStart(4, '0')}`
  return cms.payload.create({
    collection: 'bookings',
    data: {
      user_id: ayu.account.id,
      invoice_id: ofAyu.invoiceId,
      booking_number: bookingNumber,
      booking_reference: bookingNumber,
      kind: 'tour',
      tour_title: 'Nusa Penida',
      status: 'confirmed',
      payment_status: 'paid',
      quantity: 1,
      total_price: 1,
      terms_accepted: true,
      ...data,
    },
  })
}

/** Moves the expiry of the invoice, because bookings of an expired invoice are not on the day sheet. */
export async function keepInvoiceOpen({ cms, ofAyu }: Company): Promise<void> {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await cms.payload.db.updateOne({ collection: 'invoices', id: ofAyu.invoiceId, data: { expires_at } })
}
