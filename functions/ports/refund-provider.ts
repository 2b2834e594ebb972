import type { Failure } from '../failure.ts'

/** What the provider says of money that it gives back. Whole rupiah. */
export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed' | 'unknown'
  /** The provider's own word for the status. */
  rawStatus: string
  /** The key that it was asked with; null where it was not us who asked. */
  key: string | null
  amount: number
  /** Why it failed, in the provider's word. */
  failureCode: string | null
}

/** The provider will not give this money back, however often it is asked; its code says why. */
export interface RefundRefusal {
  refused: string
}

/**
 * The part of the payment provider that gives money back. Failures mean that it is not known what became of the question:
 * it may be asked again, with the same key, after which the money still goes back once.
 */
export interface RefundProvider {
  ask(request: {
    providerInvoiceId: string
    key: string
    amount: number
    /** In the provider's word. */
    reason: string
  }): Promise<ProviderRefund | RefundRefusal | Failure>
  /** The refund as it is now; null where the provider knows none by this id. */
  get(id: string): Promise<ProviderRefund | null | Failure>
}
