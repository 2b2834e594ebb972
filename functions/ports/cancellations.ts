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
  /** The refund in whole rupiah. */
  refund: number
  /** False if the booking was already cancelled. */
  isNew: boolean
}

/** Cancels bookings and updates their invoices. */
export interface Cancellations {
  /**
   * Locks the invoice of a traveller's booking and calls `decide` with both. Unless it returns a failure, cancels the
   * booking, releases its capacity, updates the invoice, and stores the refund that it returned, the email and the
   * event, all in one transaction. Returns null if the traveller has no such booking.
   */
  cancel(
    request: CancelRequest,
    decide: (booking: StoredBooking, invoice: InvoiceWithBookings) => Failure | { refund: number },
  ): Promise<CancelResult | Failure | null>
  /**
   * Withdraws the payment URL of an open invoice. Returns the ID of the provider's invoice to close; null if there is
   * none.
   */
  withdrawPayment(invoiceId: string): Promise<string | null>
  /**
   * Returns the ID of the withdrawn provider invoice that may still be open; null without such an invoice. A payment
   * URL stored since then stays, because a traveller may be using it. Moves the invoice to the end of `listWithdrawn`.
   */
  claimWithdrawn(invoiceId: string): Promise<string | null>
  /** Clears the ID of a withdrawn provider invoice, once it can no longer be paid. */
  clearPayment(invoiceId: string, referenceId: string): Promise<void>
  /** Returns the IDs of invoices whose withdrawn provider invoice may still be open. */
  listWithdrawn(limit: number): Promise<string[]>
}
