import {
  type BookingKind,
  type ContactTiming,
  formatFlight,
  type MailKind,
  type PickupProblem,
} from '@nusa/shared/booking'
import { formatCount } from '@nusa/shared/text'
import { voucherTexts } from '../vouchers/texts.ts'

export const mailTexts = {
  subjects: {
    booking_received: 'We received your booking',
    payment_received: 'We received your payment',
    payment_in_review: 'We are checking your payment',
    payment_given_back: 'We refunded your payment',
    invoice_expired: 'Your booking has expired',
    booking_cancelled: 'Your booking has been cancelled',
    booking_refunded: 'Your refund is on its way',
    booking_changed: 'Your booking has changed',
    details_saved: 'We saved your trip details',
    details_reminder: 'Please complete your trip details',
  } satisfies Record<MailKind, string>,

  subject: (subject: string, number: string) => `${subject} (${number})`,
  thanksForBooking: 'Thank you for booking with us.',
  bookingHeld: 'We’re holding your booking until the time below. Please pay by then.',
  payUntil: (instant: string) => `Please pay by ${instant}.`,
  paymentReceived: (amount: string) => `Thank you. We received ${amount}, and your booking is paid.`,
  paymentReceivedAfterCancellation: (amount: string) =>
    `Thank you. We received ${amount}. The booking has since been cancelled. Our email about the cancellation says what we refund.`,
  filesAttached: 'Your voucher and a calendar entry for each booking are attached to this email.',
  contactTimes: {
    before_tour: 'Our team will contact you 24-48 hours before your tour.',
    in_advance: voucherTexts.contactInAdvance,
    shortly: 'Our team will contact you shortly.',
    both: 'Our team will contact you shortly about what starts soon, and 24-48 hours in advance about the rest.',
  } satisfies Record<ContactTiming, string>,
  arrivalNotes: voucherTexts.arrival,
  paymentInReview:
    'We received a payment for this booking that we need to check. Our team will contact you. Please don’t pay again.',
  unmatchedPaymentRefunded: (amount: string) =>
    `We checked the payment we received for this booking and refunded ${amount}. Depending on your bank, it may take a few days to arrive.`,
  bookingExpired: 'It wasn’t paid in time, so it has been cancelled.',
  bookAgain: 'Would you still like to come? You can book again while there’s availability.',
  bookingCancelled: 'This booking has been cancelled.',
  remainingPayment: (total: string, deadline: string) =>
    `The new total for the rest of your order is ${total} with tax. Please pay by ${deadline}.`,
  fullRefundPromise: (amount: string) => `We’ll refund the ${amount} you paid and email you when it’s on its way.`,
  partialRefundPromise: (amount: string, paid: string) =>
    `We’ll refund ${amount} of the ${paid} you paid and email you when it’s on its way.`,
  noRefund: 'Nothing is refunded, as the cancellation policy of this booking says.',
  amountRefunded: (amount: string) =>
    `We’ve refunded ${amount}. Depending on your bank, it may take a few days to arrive.`,

  bookingChanged: 'We’ve changed your booking. Please check the changes below.',
  changesTitle: 'What has changed',
  valueChange: (before: string, after: string) => `${before} → ${after}`,
  unknownValue: 'not known yet',
  noValue: 'none',
  paidOnline: (amount: string) => `${amount} (before tax) paid online`,
  paidOnlineAndInCash: (paidOnline: string, inCash: string) => `${paidOnline}. ${inCash}`,
  offerLabels: { tour: 'Tour', transfer: 'Transfer', rental: 'Car', room: 'Hotel' } satisfies Record<
    BookingKind,
    string
  >,
  namesDue: 'Names are due by',
  objections: 'If this doesn’t suit you, please contact us.',

  detailsSaved: 'Thank you. This is what we know about your trip now.',
  filesUpdated: 'Your updated voucher and calendar entry are attached. They replace the earlier ones.',
  detailsReminder: 'Your trip is coming up, and we still need something from you.',
  pickupProblem: (product: string, { reason, pickup, ...problem }: PickupProblem) =>
    `${product}: your flight ${reason === 'too_late' ? 'leaves' : 'arrives'} at ${formatFlight(problem)}, but your pickup is at ${pickup}. Our team sees this and will contact you to change the pickup time. If your trip is soon, please contact us now.`,
  pickupRequest: {
    title: (product: string) => `${product}: your pickup is missing`,
    text: (start: string) => `Please tell us where to pick you up. You can do this without signing in until ${start}.`,
    label: 'Add pickup',
  },
  flightRequest: {
    title: (product: string) => `${product}: your flight details are incomplete`,
    text: (start: string) =>
      `We need both the number and the time of your flight. Please add what is missing. You can do this without signing in until ${start}.`,
    label: 'Add flight',
  },
  changeTransfer: {
    title: (product: string) => `${product}: if your flight changes`,
    text: (start: string) =>
      `You can change the flight and the address of your transfer without signing in until ${start}.`,
  },
  namesRequest: {
    title: (product: string, missing: number, all: number) => `${product}: names missing, ${missing} of ${all}`,
    text: (deadline: string) =>
      `Please enter the names of your group. You can do this without signing in until ${deadline}.`,
    label: 'Add names',
  },
  answersRequest: {
    title: (product: string, missing: number) => `${product}: ${formatCount(missing, 'answer')} missing`,
    text: (start: string) =>
      `Please answer the questions about your trip. You can do this without signing in until ${start}.`,
    label: 'Answer questions',
  },
  changeDetails: 'View or change your trip details',
  payNow: 'Pay Now',
  viewBooking: 'View your booking',
  browseLinks: {
    tour: { label: 'Browse Tours', path: '/tours' },
    transfer: { label: 'Browse Airport Transfers', path: '/airport-transfer' },
    rental: { label: 'Browse Cars', path: '/car-rental' },
    room: { label: 'Browse Hotels', path: '/hotels' },
  } satisfies Record<BookingKind, { label: string; path: string }>,
  browseAllLink: { label: 'See everything we offer', path: '/' },

  /** Null means that emails do not show the package title. All rentals have the same package title. */
  packageLabels: { tour: 'Package', transfer: 'Car', rental: null, room: 'Room' } satisfies Record<
    BookingKind,
    string | null
  >,
  bookedUnits: 'Booked',
  basePrice: 'Base price',
  addOns: 'Add-ons',
  pickupSurcharge: 'Pickup surcharge',
  discount: 'Discount',
  priceBeforeTax: 'Price before tax',
  bookingNumber: 'Booking number',
  orderNumber: 'Order number',
  tax: 'Tax',
  totalWithTax: 'Total with tax',
  totalTitle: 'Your order',
  refundTitle: 'Your refund',
  refundPaid: 'Total paid',
  refundTotal: 'Total refund',
}
