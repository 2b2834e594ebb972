import type { AcceptedTerms } from '@nusa/shared/booking'
import type { Traveller } from './accounts.ts'

/** The terms that were accepted with bookings. */
export interface Terms {
  /** Those of one of the traveller's invoices: 'no-invoice' where it is not theirs, 'not-kept' where it has none. */
  acceptedWith(invoiceId: string, traveller: Traveller): Promise<AcceptedTerms | 'no-invoice' | 'not-kept'>
}
