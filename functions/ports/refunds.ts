export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'by_hand'

/** Money that is to go back to a traveller. Whole rupiah. */
export interface StoredRefund {
  id: number
  state: RefundState
  /** The same for every question about it, so that the money goes back once. */
  key: string
  amount: number
  /** Why, in the provider's word. */
  reason: string
  /** The provider's invoice that was paid; null where it came by no invoice of the provider. */
  providerInvoiceId: string | null
  providerRefundId: string | null
  /** Questions to the provider so far. */
  attempts: number
  createdAt: Date
}

/** What becomes of a refund, decided while its invoice is locked. */
export interface RefundChange {
  state: RefundState
  providerRefundId?: string
  /** When the provider is asked again; null where it is not. */
  nextAttempt: Date | null
  /** What staff read where they have to act, or why it is not there yet. */
  error: string | null
  needsAttention: boolean
  /** Kept in the invoice's history; the same once only. */
  event: { kind: string; detail: Record<string, unknown>; providerEventId: string | null } | null
}

/** Refunds that are on their way, over all processes. */
export interface Refunds {
  /** One that is due, taken until `leasedUntil`; null where none is. Who dies meanwhile leaves it to the next. */
  take(now: Date, leasedUntil: Date): Promise<StoredRefund | null>
  /** The one that the provider means; null where it is none of ours. */
  find(provider: { id: string; key: string | null }): Promise<StoredRefund | null>
  /**
   * Locks the invoice of a refund, lets `decide` look at the refund as it is now and does what it says, in one transaction.
   * Once it succeeded its booking is refunded, the invoice too when nothing paid is left of it, and the traveller is told.
   */
  decide(id: number, decide: (refund: StoredRefund) => RefundChange | null, at: Date): Promise<RefundChange | null>
}
