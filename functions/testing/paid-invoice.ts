import { defaultCancellationTiers } from '@nusa/shared/catalog'
import type { LineQuote } from '@nusa/shared/pricing'
import { makeDate as date } from '@nusa/shared/testing'
import type { InvoiceWithBookings, StoredBooking } from '../ports/bookings.ts'

type Part = LineQuote['parts'][number]
export const part = (type: Part['type'], count: number): Part => ({
  type,
  count,
  unitPrice: 1,
  unitPriceBefore: 1,
  total: count,
})
export const quoteOf = (...parts: Part[]): LineQuote => ({
  parts,
  addOns: [],
  base: 1,
  addOnsTotal: 0,
  before: 1,
  discount: 0,
  total: 1,
})

export const paidBooking: StoredBooking = {
  id: 1,
  number: 'NUSA-7K3F9Q-1',
  reference: 'NUSA-20261122-000503-K7Q2PX',
  status: 'confirmed',
  paymentStatus: 'paid',
  kind: 'tour',
  productTitle: 'Sunrise on Batur',
  packageTitle: 'Shared van',
  date: date('2026-12-31'),
  endDate: date('2026-12-31'),
  description: '2 adults',
  quantity: 1,
  travelers: [
    { type: 'adult', count: 2 },
    { type: 'child', count: 1 },
  ],
  quote: quoteOf(part('adult', 2), part('child', 1)),
  total: 1_300_000,
  pickupDate: null,
  pickupTime: '',
  pickupLocation: '',
  deliveryLocation: '',
  startTime: '',
  startLabel: '',
  duration: '',
  timeZone: 'Asia/Makassar',
  promisedStart: null,
  pickupCash: 0,
  passengers: ['Ayu', 'Made'],
  missing: null,
  namesDueDay: null,
  pickup: { kind: null, zone: '', place: '' },
  answers: [],
  pickupProblem: null,
  changedAt: new Date('2026-11-21T06:07:08.900Z'),
  cancellationTiers: defaultCancellationTiers,
}
export const paidInvoice: InvoiceWithBookings = {
  id: 'ours',
  orderNumber: 'NUSA-7K3F9Q',
  travellerId: 1,
  status: 'paid',
  totalAfterTax: 1_430_000,
  taxAmount: 130_000,
  currency: 'IDR',
  expiresAt: new Date('2026-11-22T06:00:00Z'),
  paymentReferenceId: null,
  paymentUrl: null,
  needsAttention: false,
  requestId: null,
  customer: { first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@example.com' },
  createdAt: new Date('2026-11-21T06:00:00Z'),
  // In Bali, this is after midnight.
  paidAt: new Date('2026-11-21T17:00:00Z'),
  bookings: [paidBooking],
}

export const ride = {
  kind: 'transfer',
  quote: quoteOf(part('car', 2)),
  quantity: 2,
  pickupTime: '14:30',
  pickupLocation: 'Ngurah Rai',
} as const
export const rental = {
  kind: 'rental',
  quote: quoteOf(part('day', 3)),
  quantity: 3,
  endDate: date('2027-01-02'),
  pickupTime: '09:00',
} as const
export const stay = {
  kind: 'room',
  productTitle: 'Lembah Sayan',
  quote: quoteOf(part('room-night', 6)),
  quantity: 2,
  endDate: date('2027-01-03'),
} as const
