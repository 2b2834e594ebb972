import type { BookingKind } from '@nusa/shared/booking'
import type { MailKind } from '../../ports/outbox.ts'

/** Every word of the mails about bookings. */
export const mailTexts = {
  subjects: {
    booking_received: 'We received your booking',
    payment_received: 'We received your payment',
    payment_in_review: 'We are checking your payment',
    payment_given_back: 'We gave your payment back',
    invoice_expired: 'Your booking has expired',
    booking_cancelled: 'Your booking is cancelled',
    booking_refunded: 'Your refund is on its way',
  } satisfies Record<MailKind, string>,

  subject: (subject: string, number: string) => `${subject} (${number})`,
  thanks: 'Thank you for booking with us.',
  kept: 'Your places are kept until the time below; please pay by then.',
  payUntil: (instant: string) => `Please pay by ${instant}.`,
  received: (amount: string) => `Thank you. We received ${amount}, and your booking is paid.`,
  receivedAndCancelled: (amount: string) =>
    `Thank you. We received ${amount}. The booking has been cancelled since, so what you paid for it goes back to you.`,
  attached: 'Your voucher and a calendar entry for each booking are attached to this mail.',
  next: 'Our team contacts you 24-48 hours before your tour. Please arrive 15 minutes early.',
  contact: 'Our team contacts you 24-48 hours before.',
  inReview:
    'We received a payment for this booking that we must check. Our team will contact you; please don’t pay again.',
  misfitGivenBack: (amount: string | undefined) =>
    `We checked the payment that we received for this booking and gave ${amount ?? 'it'} back. Depending on your bank it takes some days to arrive.`,
  expired: 'It was not paid in time, so it has been cancelled and its places are free again.',
  again: 'Would you still like to come? You can book again as long as there are places.',
  cancelled: 'This booking is cancelled, and its places are free again.',
  toBeRefunded: (amount: string) =>
    `You paid for it, so you get ${amount} back. We write to you when it is on its way.`,
  refunded: (amount: string) => `We gave ${amount} back. Depending on your bank it takes some days to arrive.`,

  pay: 'Pay Now',
  see: 'See your booking',
  browse: {
    tour: { label: 'Browse Tours', path: '/tours' },
    transfer: { label: 'Browse Airport Transfers', path: '/airport-transfer' },
    rental: { label: 'Browse Cars', path: '/car-rental' },
    room: { label: 'Browse Hotels', path: '/hotels' },
  } satisfies Record<BookingKind, { label: string; path: string }>,
  browseAll: { label: 'See all we offer', path: '/' },

  /** What its second name is called; a rental's says no more than that it is one. */
  package: { tour: 'Package', transfer: 'Car', rental: null, room: 'Room' } satisfies Record<
    BookingKind,
    string | null
  >,
  what: 'Booked',
  base: 'Base price',
  addOns: 'Add-ons',
  discount: 'Discount',
  price: 'Price before tax',
  number: 'Booking number',
  order: 'Order number',
  tax: 'Tax',
  total: 'Total with tax',
  totalTitle: 'Your order',
}
