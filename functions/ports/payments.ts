import type { Failure } from '../failure.ts'

/** What the provider says of one of its invoices. Amounts in the invoice's currency, whole rupiah for IDR. */
export interface ProviderInvoice {
  id: string
  /** Our invoice's id. */
  externalId: string
  status: 'pending' | 'paid' | 'expired' | 'unknown'
  /** The provider's own word for the status. */
  rawStatus: string
  amount: number
  /** What was really paid, where the provider says so. */
  paidAmount: number | null
  currency: string
  /** Where the traveller pays. */
  url: string | null
  /** The provider's codes, as `paymentMethodCode` joins them. */
  paymentMethod: string | null
  paidAt: Date | null
}

export interface PaymentRequest {
  /** Our invoice's id. */
  externalId: string
  /** The provider's invoices that were paid without fitting: staff have settled them, so another one is asked for. */
  settledByStaff: readonly string[]
  /** Whole rupiah. */
  amount: number
  /** The part of the amount that is tax; whole rupiah. */
  taxAmount: number
  description: string
  /** Seconds until it expires. */
  duration: number
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
 * The payment provider. Failures: `payment_timeout` after 15 s, `payment_busy` when it asks to slow down,
 * `payment_no_url` when an invoice came without its address, `payment_failed` for everything else.
 */
export interface PaymentProvider {
  /** The open or paid invoice with this external id, made where there is none: then no other one of it is left open. */
  open(request: PaymentRequest): Promise<ProviderInvoice | Failure>
  /**
   * Some of the invoices made since then that are paid by now, newest first, and where to go on asking for more of them;
   * null where there are no more.
   */
  paidSince(since: Date, goOn: string | null): Promise<{ invoices: ProviderInvoice[]; goOn: string | null } | Failure>
  /** The invoice as it is now; null where the provider knows none by this id. */
  get(id: string): Promise<ProviderInvoice | null | Failure>
  /** Closes an open invoice, so that it can't be paid any more; gives it as it is then, which may be paid. */
  expire(id: string): Promise<ProviderInvoice | null | Failure>
}
