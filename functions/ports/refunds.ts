import type { EventKind, RefundError } from '@nusa/shared/booking'
import type { Failure } from './failure.ts'

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'by_hand'

/** A refund to a traveller. Amounts in whole rupiah. */
export interface StoredRefund {
  id: number
  state: RefundState
  /**
   * The idempotency key: the same for every repeated request, so that the amount is refunded once. It changes only when
   * staff request a refund again after it definitely failed.
   */
  key: string
  amount: number
  /** The provider's code for the reason. */
  reason: string
  /** The provider's invoice that was paid; null if the payment did not come through one. */
  providerInvoiceId: string | null
  providerRefundId: string | null
  /** The id of the request that created the booking, for the log; null before ids were stored. */
  bookingRequestId: string | null
  /** The number of requests so far. */
  attempts: number
  /** When staff last requested the refund again, or when it was created. The key was not used before that time. */
  requestedAt: Date
}

/** The changes to a refund, decided while its invoice is locked. */
export interface RefundChange {
  state: RefundState
  providerRefundId?: string
  /** When the provider is called again; null if it is not. */
  nextAttempt: Date | null
  /** Why the refund is not complete or needs staff. */
  error: RefundError | null
  needsAttention: boolean
  /** An event for the invoice's history; an event with the same ID is stored once. */
  event: { kind: EventKind; detail: Record<string, unknown>; providerEventId: string | null } | null
}

/** The refunds of all processes. */
export interface Refunds {
  /**
   * Claims one due refund until `leasedUntil`; null if no refund is due. If the process dies, the refund becomes due
   * again.
   */
  claim(now: Date, leasedUntil: Date): Promise<StoredRefund | null>
  /** Finds our refund for a refund of the provider, by its current or an earlier key; null if it is not ours. */
  find(provider: { id: string; key: string | null }): Promise<StoredRefund | null>
  /**
   * Locks the invoice of a refund, calls `decide` with the current refund and applies the change, in one transaction. A
   * successful refund marks its booking as refunded, and the invoice if no paid booking is left, and queues an email to
   * the traveller.
   */
  decide(id: number, decide: (refund: StoredRefund) => RefundChange | null, at: Date): Promise<RefundChange | null>
}

/** A refund of the payment provider. Amounts in whole rupiah. */
export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed' | 'unknown'
  /** The provider's name of the status. */
  rawStatus: string
  /** The idempotency key of the request; null if the refund was not requested by us. */
  key: string | null
  amount: number
  /** The provider's code for the cause of the failure. */
  failureCode: string | null
}

/** The provider refuses the refund permanently, with this code. */
export interface RefundRefusal {
  refused: string
}

/**
 * The refund API of the payment provider. After a failure the outcome is unknown: the request can be repeated with the
 * same key without refunding twice.
 */
export interface RefundProvider {
  requestRefund(request: {
    providerInvoiceId: string
    key: string
    amount: number
    /** The provider's code for the reason. */
    reason: string
  }): Promise<ProviderRefund | RefundRefusal | Failure>
  /** Returns the current refund; null if the provider does not know the ID. */
  get(id: string): Promise<ProviderRefund | null | Failure>
}
