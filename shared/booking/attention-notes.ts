/**
 * Notes for staff about a payment that does not match its invoice, by event kind. The note is stored with the invoice.
 */
export const attentionNotes = {
  paid_after_expiry: 'Paid after the invoice had expired. Give the money back, or book again for the traveller.',
  paid_after_cancellation: 'Paid after all of it had been cancelled. Give the money back.',
  wrong_amount: 'Another amount or currency was paid than the invoice says.',
  paid_twice: 'A second payment arrived for this invoice.',
  unknown_status: 'The payment provider answered a status that we do not know.',
} as const

export type AttentionNote = keyof typeof attentionNotes
