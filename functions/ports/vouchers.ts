import type { Company } from './catalog.ts'

/** A label and its value, for example 'Date' and 'Jun 3, 2026'. */
export type Fact = readonly [name: string, value: string]

/** The content of a booking's voucher, which the traveller shows at the start. */
export interface Voucher {
  company: Company
  /** The booking number, which the QR code contains, too. */
  number: string
  title: string
  subtitle: string
  facts: Fact[]
  payment: Fact[]
  /** Instructions for the traveller. */
  notes: string[]
  /** The URL of the booking. */
  bookingUrl: string
  /** A sentence that names the time zone of all times. */
  timeZoneNote: string
  issuedAt: Date
}

export interface Vouchers {
  /**
   * Renders the voucher as a PDF. Rendering a voucher again results in the same bytes, unless the logo cannot be read.
   */
  render(voucher: Voucher): Promise<Uint8Array>
}
