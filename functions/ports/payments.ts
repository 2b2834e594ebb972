import type { Failure } from './failure.ts'

/** An invoice of the payment provider. Amounts in the invoice's currency, whole rupiah for IDR. */
export interface ProviderInvoice {
  id: string
  /** The ID of our invoice. */
  externalId: string
  status: 'pending' | 'paid' | 'expired' | 'unknown'
  /** The provider's name of the status. */
  rawStatus: string
  amount: number
  /** The amount that was paid, if the provider reports it. */
  paidAmount: number | null
  currency: string
  /** The URL where the traveller pays. */
  url: string | null
  /** The provider's codes, joined by `paymentMethodCode`. */
  paymentMethod: string | null
  paidAt: Date | null
}

export interface PaymentRequest {
  /** The ID of our invoice. */
  externalId: string
  /**
   * The IDs of provider invoices with an unmatched payment that staff have resolved: they are ignored and a new one is
   * created.
   */
  settledByStaff: readonly string[]
  /** Whole rupiah. */
  amount: number
  /** The part of the amount that is tax; whole rupiah. */
  taxAmount: number
  description: string
  /** Time until the provider's invoice expires. */
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
 * The payment provider. Failures: `payment_timeout` after 15 seconds, `payment_busy` if the provider limits the rate,
 * `payment_no_url` if an invoice has no payment URL, `payment_failed` for everything else.
 */
export interface PaymentProvider {
  /**
   * Returns the open or paid invoice with this external ID, or creates one. Expires all other open invoices with that
   * ID.
   */
  open(request: PaymentRequest): Promise<ProviderInvoice | Failure>
  /**
   * Returns a page of the paid invoices created since `since`, newest first. The cursor leads to the next page; it is
   * null on the last page.
   */
  listPaid(
    since: Date,
    cursor: string | null,
  ): Promise<{ invoices: ProviderInvoice[]; cursor: string | null } | Failure>
  /** Returns the current invoice; null if the provider does not know the ID. */
  get(id: string): Promise<ProviderInvoice | null | Failure>
  /** Expires an open invoice, so that it can no longer be paid. Returns its state afterwards, which may be paid. */
  expire(id: string): Promise<ProviderInvoice | null | Failure>
}
