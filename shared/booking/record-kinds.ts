/**
 * The kinds of events in the history of a payment. These kinds need an explanation:
 * - `misfit_given_back`: a payment that does not match its invoice was refunded. See `unmatchedPaymentKinds`.
 * - `refund_taken_back`: the provider reported a refund as succeeded, and later as failed.
 * - `refunded_by_hand`: staff refunded the traveller without the provider.
 * - `details_by_link`: the traveller saved missing details on the page that an email links to.
 * - `unknown_invoice`: a payment names an invoice that we do not have.
 * - `unknown_provider_invoice`: a webhook names a provider invoice that the provider does not know.
 */
export type EventKind =
  | 'paid'
  | 'expired'
  | 'wrong_amount'
  | 'paid_after_expiry'
  | 'paid_after_cancellation'
  | 'paid_twice'
  | 'unknown_status'
  | 'unknown_invoice'
  | 'unknown_provider_invoice'
  | 'booking_cancelled'
  | 'refund_pending'
  | 'refund_succeeded'
  | 'refund_failed'
  | 'refund_refused'
  | 'refund_requested_again'
  | 'refund_unanswered'
  | 'refund_wrong_amount'
  | 'refund_taken_back'
  | 'refunded_twice'
  | 'refunded_by_hand'
  | 'misfit_given_back'
  | 'unknown_refund'
  | 'unknown_provider_refund'
  | 'mail_failed'
  | 'details_by_link'

export const mailKinds = [
  'booking_received',
  'payment_received',
  'payment_in_review',
  'payment_given_back',
  'invoice_expired',
  'booking_cancelled',
  'booking_refunded',
  'booking_changed',
  'details_saved',
  'details_reminder',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Emails that notify an account's owner of a change. These emails contain no secrets. */
export const noticeKinds = [
  'password_changed',
  'email_wanted',
  'email_changed',
  'account_deleted',
  'identity_verified',
  'identity_refused',
  'identity_outdated',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Payments that arrived too late to be accepted. */
export const latePaymentKinds = ['paid_after_expiry', 'paid_after_cancellation'] as const satisfies EventKind[]

/** Payments that do not match their invoice. */
export const unmatchedPaymentKinds = ['wrong_amount', ...latePaymentKinds, 'paid_twice'] as const satisfies EventKind[]

export function isUnmatchedPayment(kind: string): boolean {
  return unmatchedPaymentKinds.some((unmatchedKind) => unmatchedKind === kind)
}

/** Notes for staff, stored with the invoice. */
export const attentionNotes = {
  paid_after_expiry:
    'Paid after the invoice had expired. Refund the payment, or create a new booking for the traveller.',
  paid_after_cancellation: 'Paid after all its bookings had been cancelled. Refund the payment.',
  wrong_amount: 'The paid amount or currency differs from the invoice.',
  paid_twice: 'A second payment arrived for this invoice.',
  unknown_status: 'The payment provider reported an unknown status.',
} as const

export type AttentionNoteKind = keyof typeof attentionNotes
