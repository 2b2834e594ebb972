/** Events of payments that came when nobody could accept them any more. */
export const lateKinds = ['paid_after_expiry', 'paid_after_cancellation'] as const
