import type { BookingView, InvoiceView } from '@nusa/shared/booking'

const maxItemNameLength = 100

type PayableInvoice = Pick<InvoiceView, 'id' | 'order_number' | 'total_after_tax' | 'customer'> & {
  bookings: readonly Pick<BookingView, 'status' | 'tour_title' | 'package_title' | 'total_price'>[]
}

/** Returns the request for a payment of the invoice, with the URLs to return to. */
export function paymentRequest(invoice: PayableInvoice, origin: string) {
  const returnUrl = `${origin}/booking/confirmation/${invoice.id}`
  const bookings = invoice.bookings.filter(({ status }) => status !== 'cancelled')
  return {
    external_id: invoice.id,
    amount: invoice.total_after_tax,
    description: invoice.order_number,
    customer: invoice.customer,
    items: bookings.map(({ tour_title, package_title, total_price }) => ({
      name: [tour_title, package_title].filter(Boolean).join(': ').slice(0, maxItemNameLength),
      price: total_price,
      quantity: 1,
    })),
    success_redirect_url: `${returnUrl}?status=success`,
    failure_redirect_url: `${returnUrl}?status=failed`,
  }
}
