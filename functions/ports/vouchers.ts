import type { Company } from './catalog.ts'

/** For example 'Date' and 'Jun 3, 2026'. */
export type Fact = readonly [name: string, value: string]

export interface Voucher {
  company: Company
  number: string
  title: string
  subtitle: string
  facts: Fact[]
  payment: Fact[]
  notes: string[]
  bookingUrl: string
  /** Names the time zone of all times. */
  timeZoneNote: string
  issuedAt: Date
}

export interface Vouchers {
  /** Renders a PDF. Rendering a voucher again results in the same bytes, unless the logo cannot be read. */
  render(voucher: Voucher): Promise<Uint8Array>
}
