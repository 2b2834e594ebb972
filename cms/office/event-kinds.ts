/** Events of payments that came when nobody could accept them any more. */
export const lateKinds = ['paid_after_expiry', 'paid_after_cancellation'] as const

/** Events of something that has a mark of its own: a refund, a mail. They are settled there. */
export const markedElsewhere = [
  'mail_failed',
  'refund_failed',
  'refund_pending',
  'refund_refused',
  'refund_taken_back',
  'refund_unanswered',
  'refund_wrong_amount',
  'refunded_twice',
] as const
