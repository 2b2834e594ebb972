/** Kinds of events that say that money came in which does not fit its invoice. */
export const misfitKinds = ['wrong_amount', 'paid_after_expiry', 'paid_after_cancellation', 'paid_twice'] as const

export function isMisfit(kind: string): boolean {
  return misfitKinds.some((misfit) => misfit === kind)
}
