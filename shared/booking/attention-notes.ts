/**
 * Notes for staff about a payment that does not match its invoice, by event kind. The note is stored with the invoice.
 */
export const attentionNotes = {
  paid_after_expiry:
    'Paid after the invoice had expired. Refund the payment, or create a new booking for the traveller.',
  paid_after_cancellation: 'Paid after all its bookings had been cancelled. Refund the payment.',
  wrong_amount: 'The paid amount or currency differs from the invoice.',
  paid_twice: 'A second payment arrived for this invoice.',
  unknown_status: 'The payment provider reported an unknown status.',
} as const

export type AttentionNoteKind = keyof typeof attentionNotes
