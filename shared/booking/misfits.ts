/** Event kinds for a payment that does not match its invoice. */
export const misfitKinds = ['wrong_amount', 'paid_after_expiry', 'paid_after_cancellation', 'paid_twice'] as const

export function isMisfit(kind: string): boolean {
  return misfitKinds.some((misfit) => misfit === kind)
}
