/** Every text of the confirmation and thank-you pages. */
export const confirmationTexts = {
  description: 'What you booked and what it costs.',
  needsScript:
    'Your booking is shown with JavaScript. Please switch it on in your browser, or ask us about your booking.',
  confirmed: 'Booking Confirmed!',
  expired: 'Booking Expired',
  cancelled: 'Booking Cancelled',
  refunded: 'Booking Refunded',
  inReview: 'We are checking your payment',
  loading: 'Loading your booking…',
  title: 'Your booking',

  payBefore: (instant: string) => `We have received your booking. Please pay before ${instant}, else it is cancelled.`,
  paid: 'Your payment has been received. We will contact you 24-48 hours before the tour; please arrive 15 minutes early.',
  paidWithoutTour: 'Your payment has been received. We will contact you 24-48 hours before it begins.',
  expiredText: 'It was not paid in time, so it has been cancelled. You can book again.',
  cancelledText: 'It is cancelled, and you are not charged anything.',
  cancelledRefund: 'It is cancelled. What you paid goes back to you.',
  refundedText: 'It is cancelled, and all that you paid was given back.',
  inReviewText:
    'We received a payment for this booking that we must check. Our team will contact you; please don’t pay again.',
  paidInReviewText:
    'Our team still has something to check about it and contacts you where you are concerned; please don’t pay again.',
  waiting: 'We are waiting for the payment provider to confirm your payment. This page updates by itself.',
  waitingLong: 'The confirmation takes longer than usual. You need not pay again: we will e-mail you when it arrives.',
  checkAgain: 'Check again',
  paymentFailed: 'The payment did not go through. Nothing was charged; you can try again.',

  reference: 'Booking reference',
  status: 'Status',
  total: 'Total',
  refunds: 'Given back',
  refundsComing: 'On its way back',
  method: 'Payment method',
  provider: (provider: string) => (provider.toLowerCase() === 'xendit' ? 'Xendit' : provider),
  payNow: 'Pay Now',
  paying: 'One moment…',

  downloadVoucher: 'Download voucher',
  addToCalendar: 'Add to calendar',
  details: 'Booking details',
  summary: 'Payment summary',
  before: 'Before discount',
  discount: 'Discount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  support: 'Questions? We are happy to help.',
  explore: 'Explore More Tours',

  notFound: 'Booking Not Found',
  notFoundText:
    'There is no such booking, or you don’t have permission to see it. Are you signed in with the right account?',
  loadFailed: 'Failed to load invoice details',
  retry: 'Try again',
  signInTitle: 'Sign in to see your booking',
  signIn: 'Sign In',

  paymentError: 'Payment Error',
  badPaymentServer: 'Invalid response from payment server',
  badPaymentProvider: 'Invalid response from payment provider',
  timedOut: 'Request timed out. Please check your connection and try again.',
  processFailed: 'Failed to process payment',
  authenticationRequired: { title: 'Authentication Required', description: 'Please sign in to proceed with payment' },

  thanks: 'Thank you!',
  thanksText: 'We are glad that you travel with us.',
  nextTitle: 'What happens next',
  next: [
    'Our team contacts you 24-48 hours before your tour.',
    'Please arrive 15 minutes early at the meeting point.',
    'Your voucher is in your e-mail, and in your account.',
  ],
} as const
