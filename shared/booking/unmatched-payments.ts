/** Event kinds for a payment that does not match its invoice. */
export const unmatchedPaymentKinds = [
  'wrong_amount',
  'paid_after_expiry',
  'paid_after_cancellation',
  'paid_twice',
] as const

export function isUnmatchedPayment(kind: string): boolean {
  return unmatchedPaymentKinds.some((misfit) => misfit === kind)
}
