/** Every text about cancelling, refunds and the terms that were accepted. */
export const cancellingTexts = {
  cancel: 'Cancel booking',
  title: 'Cancel this booking?',
  until: (instant: string) => `You can cancel it free of charge until ${instant}.`,
  wasUntil: (instant: string) =>
    `It could be cancelled online until ${instant}. Please contact us if something came up.`,
  inReview: 'It can be cancelled once we have checked the payment that we received.',
  givesBack: (amount: string) =>
    `You get ${amount} back, tax included: by the way you paid, or by bank transfer where that can’t be done.`,
  nothingPaid: 'Nothing has been paid for it, so you are not charged anything.',
  others: 'Whatever else you booked stays booked. This can’t be undone: its places are free for others at once.',
  reason: 'Tell us why, if you like',
  keep: 'Keep booking',
  working: 'One moment…',
  done: 'Booking cancelled',
  doneRefund: (amount: string) => `${amount} goes back to you. We e-mail you when it is on its way.`,
  doneUnpaid: 'You are not charged anything for it.',
  signInFirst: 'Please sign in again, then cancel once more.',
  unsure:
    'We got no answer, so we don’t know whether it is cancelled. Please try again: cancelling twice does no harm.',

  payment: (label: string) => `Payment: ${label}`,
  refundOnItsWay: 'Refund on its way',
  onItsWay: (amount: string) => `${amount} is on its way back to you. We e-mail you when it has gone.`,
  givenBack: (amount: string) => `${amount} was given back.`,

  bookAgain: 'Book again',

  terms: 'Terms you accepted',
  termsOf: (instant: string) => `You accepted these terms on ${instant}.`,
  loadingTerms: 'Loading the terms…',
  termsFailed: 'Failed to load the terms.',
  retry: 'Try again',
} as const
