import type { Company } from './catalog.ts'

/** A name and what stands beside it: 'Date', 'Jun 3, 2026'. */
export type Fact = readonly [name: string, value: string]

/** What a traveller shows at the meeting point: all words of the sheet, for one booking. */
export interface Voucher {
  company: Company
  /** The booking number, which the QR code holds too. */
  number: string
  title: string
  subtitle: string
  facts: Fact[]
  payment: Fact[]
  /** What to know before the day. */
  notes: string[]
  /** Where the booking is found online. */
  bookingUrl: string
  issuedAt: Date
}

export interface Vouchers {
  /** The voucher as a PDF; the same voucher gives the same bytes. */
  draw(voucher: Voucher): Promise<Uint8Array>
}
