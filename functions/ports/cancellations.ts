import type { Traveller } from './accounts.ts'
import type { InvoiceWithBookings, StoredBooking } from './bookings.ts'
import type { Failure } from './failure.ts'

export interface CancelRequest {
  bookingId: number
  traveller: Traveller
  reason: string | null
  at: Date
}

export interface CancelResult {
  /** In whole rupiah. */
  refund: number
  /** False if the booking was already cancelled. */
  isNew: boolean
}

export interface Cancellations {
  /**
   * Locks the invoice and calls `decide`. If `decide` returns a failure, changes nothing. Otherwise cancels the
   * booking, releases its capacity, updates the invoice, and stores the refund, the email and the event, all in one
   * transaction. Returns null if the traveller does not have this booking.
   */
  cancel(
    request: CancelRequest,
    decide: (booking: StoredBooking, invoice: InvoiceWithBookings) => Failure | { refund: number },
  ): Promise<CancelResult | Failure | null>
  /**
   * Removes the payment URL from the invoice. Returns the ID of the provider's invoice, which the caller must then
   * close. Returns null if the invoice has no open payment.
   */
  withdrawPayment(invoiceId: string): Promise<string | null>
  /**
   * Returns the ID of the withdrawn provider invoice if it may still be open, else null. If a new payment URL was
   * stored meanwhile, the URL is not withdrawn, because a traveller may be using it. Moves the invoice to the end of
   * `listWithdrawnInvoices`.
   */
  claimWithdrawnPayment(invoiceId: string): Promise<string | null>
  clearPayment(invoiceId: string, referenceId: string): Promise<void>
  listWithdrawnInvoices(limit: number): Promise<string[]>
}
