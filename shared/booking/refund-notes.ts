const byHand = 'Give the money back by hand, then set the state to succeeded.'

/** Notes for refunds that Xendit refuses for a known reason, by its error code. */
export const refundRefusals = {
  REFUND_NOT_SUPPORTED: `What was paid this way can not go back through Xendit, as with bank transfers. ${byHand}`,
  INSUFFICIENT_BALANCE: `The balance at Xendit is too small for this refund. ${byHand}`,
  INELIGIBLE_TRANSACTION: `Xendit does not refund this payment. ${byHand}`,
  MAXIMUM_REFUND_AMOUNT_REACHED:
    'More would go back than is left of the payment. Look in Xendit’s dashboard what was given back already, and settle the rest.',
  DUPLICATE_ERROR:
    'Xendit knows this key with other content. Look for it in Xendit’s dashboard before anything is given back.',
} as const

/** Notes for staff about a refund that needs their attention. The note is stored with the refund. */
export const refundNotes = {
  refused: (code: string) => (isKnown(code) ? refundRefusals[code] : `Xendit refused the refund (${code}). ${byHand}`),
  failed: (code: string | null) => `The refund failed at the bank${code ? ` (${code})` : ''}. ${byHand}`,
  wrongAmount:
    'Xendit gave back another amount than we asked for. Look at it in Xendit’s dashboard and settle the rest.',
  noAnswer:
    'Xendit did not answer while it was safe to ask again, so the refund may have been made or not. Look for its key in Xendit’s dashboard first. ' +
    `If it is not there: ${byHand.toLowerCase()}`,
  askedAgain: 'Xendit did not answer. It is asked again by itself.',
  late: 'The refund has been on its way for more than two weeks. Ask Xendit where it is.',
  takenBack: 'This refund had succeeded, and now Xendit says that it failed. Look at it in Xendit’s dashboard.',
  twice: 'This was given back by hand, and Xendit has given it back too. Look at it in Xendit’s dashboard.',
} as const

function isKnown(code: string): code is keyof typeof refundRefusals {
  return Object.hasOwn(refundRefusals, code)
}
