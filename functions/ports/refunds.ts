import type { EventKind, RefundError } from '@nusa/shared/booking'
import type { Failure } from './failure.ts'

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'by_hand'

/** Amounts are in whole rupiah. */
export interface StoredRefund {
  id: number
  state: RefundState
  /**
   * The idempotency key. Repeated requests have the same key, so that the amount is refunded once. The key changes only
   * if staff request the refund again after it has failed.
   */
  key: string
  amount: number
  reason: string
  /** Null if the payment was not made with a provider's invoice. */
  providerInvoiceId: string | null
  providerRefundId: string | null
  /** Null for bookings of earlier releases, which stored no request ID. */
  bookingRequestId: string | null
  attempts: number
  /** When the refund was created, or when staff requested it again. The current key was not used before that time. */
  requestedAt: Date
}

/** A decision that is made while the invoice of the refund is locked. */
export interface RefundChange {
  state: RefundState
  providerRefundId?: string
  /** Null if the provider is not called again. */
  nextAttempt: Date | null
  error: RefundError | null
  needsAttention: boolean
  /** The event is stored in the history of the invoice. An event with the same provider event ID is stored once. */
  event: { kind: EventKind; detail: Record<string, unknown>; providerEventId: string | null } | null
}

export interface Refunds {
  /** Claims a due refund. The refund becomes due again at `leasedUntil`, and only then can be claimed again. */
  claim(now: Date, leasedUntil: Date): Promise<StoredRefund | null>
  /** Finds the stored refund by the provider's ID, or by its current or an earlier key. */
  find(providerRefund: { id: string; key: string | null }): Promise<StoredRefund | null>
  /**
   * Locks the invoice of a refund, calls `decide` with the current refund and applies the change, in one transaction.
   * If the refund succeeds, marks its booking as refunded and queues an email to the traveller. If the invoice then has
   * no paid booking left, marks the invoice as refunded, too.
   */
  decide(id: number, decide: (refund: StoredRefund) => RefundChange | null, at: Date): Promise<RefundChange | null>
}

/** Amounts are in whole rupiah. */
export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed' | 'unknown'
  rawStatus: string
  /** The idempotency key. Null if the refund was not requested by us. */
  key: string | null
  amount: number
  failureCode: string | null
}

/** The provider refuses the refund permanently, with this code. */
export interface RefundRefusal {
  refusalCode: string
}

/**
 * After a failure, it is unknown whether the refund was created. Repeating the request with the same key is safe,
 * because the provider refunds only once per key.
 */
export interface RefundProvider {
  requestRefund(request: {
    providerInvoiceId: string
    key: string
    amount: number
    reason: string
  }): Promise<ProviderRefund | RefundRefusal | Failure>
  /** Returns null if the provider has no refund with this ID. */
  get(id: string): Promise<ProviderRefund | null | Failure>
}
