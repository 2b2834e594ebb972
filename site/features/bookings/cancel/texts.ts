export const cancellingTexts = {
  cancel: 'Cancel booking',
  title: 'Cancel this booking?',
  freeCancellation: (instant: string) => `You can cancel free of charge before ${instant}.`,
  deadlinePassed: 'This booking can no longer be cancelled online. Please contact us if something came up.',
  inReview: 'You can cancel it once we’ve checked the payment we received.',
  willRefund: (amount: string) =>
    `You’ll be refunded ${amount}, tax included, to your original payment method, or by bank transfer if that’s not possible.`,
  willRefundInPart: (amount: string, paid: string, percent: number) =>
    `You’ll be refunded ${amount} (${percent}%) of the ${paid} you paid, tax included, to your original payment method, or by bank transfer if that’s not possible.`,
  nothingRefunded: (paid: string) => `Nothing of the ${paid} you paid is refunded.`,
  nothingPaid: 'You haven’t paid for it yet, so you won’t be charged.',
  consequences: 'This can’t be undone: your spots are released right away. Your other bookings don’t change.',
  reason: 'Tell us why (optional)',
  keepBooking: 'Keep booking',
  working: 'One moment…',
  bookingCancelled: 'Booking cancelled',
  refundAnnounced: (amount: string) => `We’ll refund ${amount} and email you when it’s on its way.`,
  nothingIsRefunded: 'Nothing is refunded.',
  notCharged: 'You won’t be charged for it.',
  signInFirst: 'Please sign in again, then cancel the booking.',
  noResponse:
    'We didn’t get a response, so we don’t know whether it was cancelled. Please try again: it’s safe to cancel twice.',

  payment: (label: string) => `Payment: ${label}`,
  beingChecked: 'Being checked',
  refundInProgress: 'Refund in progress',
  refundInProgressText: (amount: string) =>
    `We’re processing your refund of ${amount}. We’ll email you when it’s on its way.`,
  refunded: (amount: string) => `${amount} was refunded.`,

  bookAgain: 'Book again',

  terms: 'Terms you accepted',
  termsAcceptedOn: (instant: string) => `You accepted these terms on ${instant}.`,
  loadingTerms: 'Loading the terms…',
  termsFailed: 'Failed to load the terms.',
  retry: 'Try again',
} as const
