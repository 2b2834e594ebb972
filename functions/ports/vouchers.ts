import type { Company } from './catalog.ts'

/** A label and its value: 'Date', 'Jun 3, 2026'. */
export type Fact = readonly [name: string, value: string]

/** The content of a booking's voucher, which the traveller shows at the start. */
export interface Voucher {
  company: Company
  /** The booking number, also encoded in the QR code. */
  number: string
  title: string
  subtitle: string
  facts: Fact[]
  payment: Fact[]
  /** Instructions for the traveller. */
  notes: string[]
  /** The URL of the booking. */
  bookingUrl: string
  /** In which time zone the times are. */
  timeZoneNote: string
  issuedAt: Date
}

export interface Vouchers {
  /** Renders the voucher as a PDF. The same voucher always results in the same bytes, if its logo can be read. */
  render(voucher: Voucher): Promise<Uint8Array>
}
