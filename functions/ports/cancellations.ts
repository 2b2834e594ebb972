import type { Failure } from '../failure.ts'
import type { Traveller } from './accounts.ts'
import type { InvoiceWithBookings, StoredBooking } from './bookings.ts'

export interface CancelRequest {
  bookingId: number
  traveller: Traveller
  reason: string | null
  at: Date
}

export interface Cancelled {
  /** What goes back, whole rupiah. */
  refund: number
  /** False where it had been cancelled before. */
  isNew: boolean
}

/** Ending bookings, and what follows from it. */
export interface Cancellations {
  /**
   * Locks the invoice of one of the traveller's bookings and lets `check` look at both. Where nothing is wrong the booking
   * is cancelled, its places are freed, its invoice follows, and what is to be given back, told and remembered is written,
   * all in one transaction. Null where the traveller has no such booking.
   */
  cancel(
    request: CancelRequest,
    check: (booking: StoredBooking, invoice: InvoiceWithBookings) => Failure | null,
  ): Promise<Cancelled | Failure | null>
  /**
   * Takes back the address where an open invoice is paid, and gives the provider's invoice that is to be closed now; null
   * where there is none.
   */
  withdrawPayment(invoiceId: string): Promise<string | null>
  /**
   * The provider's invoice that was withdrawn before and may still be open; null where there is none any more. An address
   * that was kept meanwhile stays: somebody may be paying there.
   */
  findWithdrawn(invoiceId: string): Promise<string | null>
  /** Forgets a provider's invoice that was withdrawn, once it can not be paid any more. */
  forgetPayment(invoiceId: string, referenceId: string): Promise<void>
  /** Invoices whose provider's invoice was withdrawn and may still be open. */
  withdrawn(limit: number): Promise<string[]>
}
