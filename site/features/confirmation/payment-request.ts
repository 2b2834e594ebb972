import type { BookingView, InvoiceView } from '@nusa/shared/booking'

const longestItemName = 100

type Asked = Pick<InvoiceView, 'id' | 'order_number' | 'total_after_tax' | 'customer'> & {
  bookings: readonly Pick<BookingView, 'status' | 'tour_title' | 'package_title' | 'total_price'>[]
}

/** Returns the request for a payment of the invoice, with the URLs to return to. */
export function paymentRequest(invoice: Asked, origin: string) {
  const back = `${origin}/booking/confirmation/${invoice.id}`
  const bookings = invoice.bookings.filter(({ status }) => status !== 'cancelled')
  return {
    external_id: invoice.id,
    amount: invoice.total_after_tax,
    description: invoice.order_number,
    customer: invoice.customer,
    items: bookings.map(({ tour_title, package_title, total_price }) => ({
      name: [tour_title, package_title].filter(Boolean).join(': ').slice(0, longestItemName),
      price: total_price,
      quantity: 1,
    })),
    success_redirect_url: `${back}?status=success`,
    failure_redirect_url: `${back}?status=failed`,
  }
}
