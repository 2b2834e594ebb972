/** Payment events that arrived too late to be accepted. */
export const lateKinds = ['paid_after_expiry', 'paid_after_cancellation'] as const
