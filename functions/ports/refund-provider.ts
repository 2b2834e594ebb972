import type { Failure } from './failure.ts'

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
 * The refund API of the payment provider. After a failure the outcome is unknown: the request can be repeated with the same key
 * without refunding twice.
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
