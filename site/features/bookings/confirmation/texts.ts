import { failures } from '@nusa/shared/api'
import type { ContactTiming, TourArrival } from '@nusa/shared/booking'

export const confirmationTexts = {
  description: 'Your booking details, payment and vouchers.',
  needsScript:
    'Viewing your booking needs JavaScript. Please turn it on in your browser, or ask us about your booking.',
  confirmed: 'Booking Confirmed!',
  expired: 'Booking Expired',
  cancelled: 'Booking Cancelled',
  refunded: 'Booking Refunded',
  inReview: 'We are checking your payment',
  loading: 'Loading your booking…',
  title: 'Your booking',

  payBefore: (instant: string) =>
    `We’ve received your booking. Please pay before ${instant}, otherwise it will be cancelled.`,
  paid: 'Your payment has been received.',
  contact: {
    before_tour: 'We’ll contact you 24-48 hours before the tour.',
    in_advance: 'We’ll contact you 24-48 hours in advance.',
    shortly: 'We’ll contact you shortly.',
    both: 'We’ll contact you shortly about what starts soon, and 24-48 hours in advance about the rest.',
  } satisfies Record<ContactTiming, string>,
  arrival: {
    early: 'Please arrive 15 minutes early.',
    pickup: 'Please be ready at the pickup time.',
    both: 'Please arrive 15 minutes early, or be ready at the pickup time if we pick you up.',
  } satisfies Record<TourArrival, string>,
  expiredText: 'It wasn’t paid in time, so it has been cancelled. You can book again.',
  cancelledText: 'It has been cancelled. There’s nothing to pay.',
  cancelledRefund: 'It has been cancelled. We’ll refund what you paid.',
  cancelledPartialRefund: (amount: string) => `It has been cancelled. We’ll refund ${amount}.`,
  cancelledWithoutRefund: 'It has been cancelled. Nothing is refunded.',
  refundedText: 'It has been cancelled and fully refunded.',
  refundedInPart: (amount: string) => `It has been cancelled and ${amount} was refunded.`,
  unmatchedPaymentRefunded:
    'We received a payment that didn’t match this booking, so we refunded it. Depending on your bank, it may take a few days to arrive.',
  unmatchedPaymentKept:
    'We received a payment that didn’t match this booking. As agreed with you, it pays for something else and doesn’t count towards this booking.',
  inReviewText:
    'We received a payment for this booking that we need to check. Our team will contact you. Please don’t pay again.',
  paidInReviewText:
    'Our team still needs to check something and will contact you if it affects you. Please don’t pay again.',
  waiting: 'We’re waiting for the payment provider to confirm your payment. This page updates automatically.',
  waitingLong:
    'The confirmation is taking longer than usual. You don’t need to pay again: we’ll email you when it arrives.',
  checkAgain: 'Check again',
  paymentFailed: 'The payment didn’t go through and you haven’t been charged. You can try again.',

  orderNumber: 'Order number',
  bookingNumber: 'Booking number',
  bookingReference: 'Booking reference',
  status: 'Status',
  total: 'Total',
  refunds: 'Refunded',
  refundsInProgress: 'Refund in progress',
  paymentMethod: 'Payment method',
  provider: (provider: string) => (provider.toLowerCase() === 'xendit' ? 'Xendit' : provider),
  payNow: 'Pay Now',
  paying: 'One moment…',

  addPickup: 'Add pickup',
  addNames: 'Add names',
  addPickupAndNames: 'Add pickup and names',
  addPickupAndFlight: 'Add pickup and flight',
  addFlight: 'Add flight',
  answerQuestions: 'Answer questions',
  changeDetails: 'Change trip details',
  downloadVoucher: 'Download voucher',
  addToCalendar: 'Add to calendar',
  loadingFile: 'One moment…',
  fileFailed: 'Failed to load the file.',
  fileSignIn: 'Please sign in again to download it.',
  details: 'Booking details',
  summary: 'Payment summary',
  beforeDiscount: 'Before discount',
  discount: 'Discount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  support: 'Questions? We are happy to help.',
  exploreTours: 'Explore More Tours',

  notFound: 'Booking Not Found',
  notFoundText:
    'This booking doesn’t exist, or you don’t have permission to see it. Are you signed in to the right account?',
  loadFailed: 'Failed to load invoice details',
  retry: 'Try again',
  signInTitle: 'Sign in to see your booking',
  signIn: 'Sign In',

  paymentError: 'Payment Error',
  invalidServerResponse: 'Invalid response from payment server',
  invalidProviderResponse: failures.payment_no_url.message,
  processFailed: 'Failed to process payment',
  authenticationRequired: { title: 'Authentication Required', description: 'Please sign in to proceed with payment' },

  thanks: 'Thank you!',
  thanksText: 'We’re happy you’re traveling with us.',
  nextTitle: 'What happens next',
  nextSteps: [
    'Our team will contact you 24-48 hours before your tour.',
    'Please arrive 15 minutes early at the meeting point, or be ready at the pickup time.',
    'You’ll find your voucher in your email and in your account.',
  ],
} as const
