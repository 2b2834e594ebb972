import type { AcceptedTerms } from '@nusa/shared/booking'
import type { Traveller } from './accounts.ts'

/** The terms accepted with bookings. */
export interface Terms {
  /** Returns the terms accepted with an invoice: 'no-invoice' if it is not the traveller's, 'not-kept' if it has no terms. */
  findAccepted(invoiceId: string, traveller: Traveller): Promise<AcceptedTerms | 'no-invoice' | 'not-kept'>
}
