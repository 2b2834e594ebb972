const manualRefundNote = 'Refund the money manually, then set the status to Succeeded.'
const manualRefundNoteWithinSentence = manualRefundNote.charAt(0).toLowerCase() + manualRefundNote.slice(1)

/** `other`: an earlier release stored only a text, without a kind. */
export const refundErrorKinds = [
  'refused',
  'failed',
  'wrong_amount',
  'unanswered',
  'retrying',
  'late',
  'taken_back',
  'refunded_twice',
  'other',
] as const

export type RefundErrorKind = (typeof refundErrorKinds)[number]

export interface RefundError {
  kind: RefundErrorKind
  /**
   * The provider's error code if the kind is `refused` or `failed`, the stored text if it is `other`; otherwise null.
   */
  detail: string | null
}

export const refundRefusalTexts = {
  REFUND_NOT_SUPPORTED: `Xendit cannot refund this payment method, for example a bank transfer. ${manualRefundNote}`,
  INSUFFICIENT_BALANCE: `The Xendit balance is too low for this refund. ${manualRefundNote}`,
  INELIGIBLE_TRANSACTION: `Xendit cannot refund this payment. ${manualRefundNote}`,
  MAXIMUM_REFUND_AMOUNT_REACHED:
    'The refund is higher than what is left of the payment. Check in the Xendit dashboard what was already refunded, and settle the rest.',
  DUPLICATE_ERROR:
    'Xendit already received this refund key with different details. Search for it in the Xendit dashboard before you refund anything.',
} as const

/** After these codes the money may already be with the traveller. */
const unclearRefusalCodes: readonly (string | null)[] = [
  'MAXIMUM_REFUND_AMOUNT_REACHED',
  'DUPLICATE_ERROR',
] satisfies (keyof typeof refundRefusalTexts)[]

const refundNotes: Readonly<Record<RefundErrorKind, (detail: string | null) => string>> = {
  refused: (code) =>
    code !== null && isKnownRefusal(code)
      ? refundRefusalTexts[code]
      : `Xendit rejected the refund (${code ?? ''}). ${manualRefundNote}`,
  failed: (code) => `The refund failed at the bank${code ? ` (${code})` : ''}. ${manualRefundNote}`,
  wrong_amount: () =>
    'Xendit refunded a different amount than requested. Check it in the Xendit dashboard and settle the difference.',
  unanswered: () =>
    'Xendit did not respond, and repeating the request is no longer safe: the refund may or may not have been made. First search for its key in the Xendit dashboard. ' +
    `If it is not there: ${manualRefundNoteWithinSentence}`,
  retrying: () => 'Xendit did not respond. The request will be repeated automatically.',
  late: () => 'The refund has been in progress for more than two weeks. Ask Xendit about it.',
  taken_back: () =>
    'This refund had succeeded, but Xendit now reports that it failed. Check it in the Xendit dashboard.',
  refunded_twice: () =>
    'Staff refunded this payment manually, and Xendit has refunded it, too. Check it in the Xendit dashboard.',
  other: (text) => text ?? '',
}

export function refundNote({ kind, detail }: RefundError): string {
  return refundNotes[kind](detail)
}

/** Returns true if certainly no money was refunded. If false, the traveller may already have the money. */
export function isDefiniteRefusal({ kind, detail }: RefundError): boolean {
  return kind === 'refused' && !unclearRefusalCodes.includes(detail)
}

function isKnownRefusal(code: string): code is keyof typeof refundRefusalTexts {
  return Object.hasOwn(refundRefusalTexts, code)
}
