import type { EventKind, RefundError } from '@nusa/shared/booking'
import type { Failure } from './failure.ts'

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'by_hand'

/** A refund to a traveller. Amounts are in whole rupiah. */
export interface StoredRefund {
  id: number
  state: RefundState
  /**
   * The idempotency key. Repeated requests have the same key, so that the amount is refunded once. The key changes only
   * if staff request the refund again after it has failed.
   */
  key: string
  amount: number
  /** The provider's code for the reason. */
  reason: string
  /** The ID of the provider's invoice that was paid. Null if the payment was not made with a provider's invoice. */
  providerInvoiceId: string | null
  providerRefundId: string | null
  /** The ID of the request that created the booking, for the log. Null for bookings of releases that stored no ID. */
  bookingRequestId: string | null
  /** The number of requests so far. */
  attempts: number
  /** When the refund was created, or when staff requested it again. The current key was not used before that time. */
  requestedAt: Date
}

/** The changes to a refund, decided while its invoice is locked. */
export interface RefundChange {
  state: RefundState
  providerRefundId?: string
  /** When the provider is called again. Null if the provider is not called again. */
  nextAttempt: Date | null
  /** Why the refund is not complete or needs attention by staff. */
  error: RefundError | null
  needsAttention: boolean
  /** An event for the history of the invoice. An event with the same ID is stored once. */
  event: { kind: EventKind; detail: Record<string, unknown>; providerEventId: string | null } | null
}

/** Stores refunds. */
export interface Refunds {
  /**
   * Claims a due refund until `leasedUntil`, when the refund becomes due again. Until then, no other process can claim
   * it. Returns null if no refund is due.
   */
  claim(now: Date, leasedUntil: Date): Promise<StoredRefund | null>
  /**
   * Finds the stored refund that belongs to a refund of the provider, by the provider's ID or by its current or an
   * earlier key. Returns null if there is none.
   */
  find(provider: { id: string; key: string | null }): Promise<StoredRefund | null>
  /**
   * Locks the invoice of a refund, calls `decide` with the current refund and applies the change, in one transaction.
   * If the refund succeeds, marks its booking as refunded and queues an email to the traveller. If the invoice then has
   * no paid booking left, marks it as refunded, too.
   */
  decide(id: number, decide: (refund: StoredRefund) => RefundChange | null, at: Date): Promise<RefundChange | null>
}

/** A refund of the payment provider. Amounts are in whole rupiah. */
export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed' | 'unknown'
  /** The provider's name of the status. */
  rawStatus: string
  /** The idempotency key of the request. Null if the refund was not requested by us. */
  key: string | null
  amount: number
  /** The provider's code for the cause of the failure. */
  failureCode: string | null
}

/** The response if the provider refuses the refund permanently. `refused` is the provider's code. */
export interface RefundRefusal {
  refused: string
}

/**
 * The refund API of the payment provider. A failure does not say whether the refund was created. Repeating the request
 * with the same key is safe, because the provider refunds only once per key.
 */
export interface RefundProvider {
  requestRefund(request: {
    providerInvoiceId: string
    key: string
    amount: number
    /** The provider's code for the reason. */
    reason: string
  }): Promise<ProviderRefund | RefundRefusal | Failure>
  /** Returns the current state of a refund. Returns null if the provider does not know the ID. */
  get(id: string): Promise<ProviderRefund | null | Failure>
}
