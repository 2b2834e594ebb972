const manualRefundNote = 'Refund the money manually, then set the status to Succeeded.'

/** Notes for refunds that Xendit refuses for a known reason, by its error code. */
export const refundRefusals = {
  REFUND_NOT_SUPPORTED: `Xendit cannot refund this payment method, for example a bank transfer. ${manualRefundNote}`,
  INSUFFICIENT_BALANCE: `The Xendit balance is too low for this refund. ${manualRefundNote}`,
  INELIGIBLE_TRANSACTION: `Xendit cannot refund this payment. ${manualRefundNote}`,
  MAXIMUM_REFUND_AMOUNT_REACHED:
    'The refund is higher than what is left of the payment. Check in the Xendit dashboard what was already refunded, and settle the rest.',
  DUPLICATE_ERROR:
    'Xendit already received this refund key with different details. Search for it in the Xendit dashboard before you refund anything.',
} as const

/** Notes for staff about a refund that needs their attention. The note is stored with the refund. */
export const refundNotes = {
  refused: (code: string) =>
    isKnownRefusal(code) ? refundRefusals[code] : `Xendit rejected the refund (${code}). ${manualRefundNote}`,
  failed: (code: string | null) => `The refund failed at the bank${code ? ` (${code})` : ''}. ${manualRefundNote}`,
  wrongAmount:
    'Xendit refunded a different amount than requested. Check it in the Xendit dashboard and settle the difference.',
  noAnswer:
    'Xendit did not respond, and repeating the request is no longer safe: the refund may or may not have been made. First search for its key in the Xendit dashboard. ' +
    `If it is not there: ${manualRefundNote.charAt(0).toLowerCase()}${manualRefundNote.slice(1)}`,
  askedAgain: 'Xendit did not respond. The request will be repeated automatically.',
  late: 'The refund has been in progress for more than two weeks. Ask Xendit about it.',
  takenBack: 'This refund had succeeded, but Xendit now reports that it failed. Check it in the Xendit dashboard.',
  twice: 'This was refunded manually, and Xendit has refunded it too. Check it in the Xendit dashboard.',
} as const

const unclearRefusals: readonly string[] = [
  refundRefusals.MAXIMUM_REFUND_AMOUNT_REACHED,
  refundRefusals.DUPLICATE_ERROR,
]
const [refusalStart] = refundNotes.refused('\n').split('\n')

/**
 * Returns whether a note says that Xendit rejected the refund and certainly paid nothing. After every other note the money may
 * already be with the traveller.
 */
export function isDefiniteRefusal(note: string): boolean {
  if (unclearRefusals.includes(note)) return false
  return Object.values<string>(refundRefusals).includes(note) || note.startsWith(refusalStart ?? note)
}

function isKnownRefusal(code: string): code is keyof typeof refundRefusals {
  return Object.hasOwn(refundRefusals, code)
}
