import type { Failure } from './failure.ts'

/** Amounts are in the currency of the invoice. Amounts in IDR are whole rupiah. */
export interface ProviderInvoice {
  id: string
  /** The ID of our invoice. */
  externalId: string
  status: 'pending' | 'paid' | 'expired' | 'unknown'
  rawStatus: string
  amount: number
  /** Null if the provider does not report the paid amount. */
  paidAmount: number | null
  currency: string
  url: string | null
  /** Built by `paymentMethodCode` from the provider's codes. */
  paymentMethod: string | null
  paidAt: Date | null
}

export interface PaymentRequest {
  /** The ID of our invoice. */
  externalId: string
  /** The provider invoices whose unmatched payments were resolved by staff. `open` does not return them. */
  idsSettledByStaff: readonly string[]
  /** In whole rupiah. */
  amount: number
  /** The tax in `amount`, in whole rupiah. */
  taxAmount: number
  description: string
  durationSeconds: number
  customer: {
    email: string
    givenNames: string
    surname: string
    mobileNumber: string
    address: { country: string; streetLine1: string; city: string }
  }
  items: { name: string; price: number; quantity: number }[]
  successUrl: string
  failureUrl: string
}

/**
 * The methods return the failure `payment_timeout` after 15 seconds, `payment_busy` if the provider's rate limit is
 * exceeded, `payment_no_url` if an invoice has no payment URL, and `payment_failed` in all other cases.
 */
export interface PaymentProvider {
  /**
   * Returns the open or paid invoice with this external ID, or creates an invoice. Expires all other open invoices with
   * this external ID.
   */
  open(request: PaymentRequest): Promise<ProviderInvoice | Failure>
  /**
   * Returns a page of the paid invoices that were created since `since`, newest first. The cursor is null on the last
   * page.
   */
  listPaid(
    since: Date,
    cursor: string | null,
  ): Promise<{ invoices: ProviderInvoice[]; cursor: string | null } | Failure>
  /** Returns null if the provider has no invoice with this ID. */
  get(id: string): Promise<ProviderInvoice | null | Failure>
  /**
   * Expires an open invoice, so that it can no longer be paid, and returns it. If the invoice was paid before, its
   * status is `paid`.
   */
  expire(id: string): Promise<ProviderInvoice | null | Failure>
}
