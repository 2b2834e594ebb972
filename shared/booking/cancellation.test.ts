import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { portionOf, sumRupiah, taxOn } from '../money/index.ts'
import { rupiahArbitrary, taxRateArbitrary } from '../testing/arbitraries/index.ts'
import { computeCancellation, computePaidAmount, hasVoucher } from './cancellation.ts'
import {
  type BookingStatus,
  bookingStatusSchema,
  type InvoiceStatus,
  type PaymentStatus,
  paymentStatusSchema,
} from './statuses.ts'

function booking(id: number, total: number, payment_status: PaymentStatus, status: BookingStatus = 'confirmed') {
  return { id, status, payment_status, total_price: total, unit_price: { before: total, discount: 0, total } }
}

function createInvoice(status: InvoiceStatus, bookings: readonly { total_price: number }[], rate = 10) {
  const subtotal = bookings.reduce((sum, { total_price }) => sum + total_price, 0)
  const tax = taxOn(subtotal, rate)
  return {
    status,
    total_before_discount: subtotal,
    discount_amount: 0,
    total_after_discount: subtotal,
    tax_amount: tax,
    total_after_tax: subtotal + tax,
  }
}

describe('cancelling a booking of an unpaid invoice', () => {
  const bookings = [booking(1, 1_000_000, 'pending'), booking(2, 500_000, 'pending')]

  it('reduces the total to the remaining bookings', () => {
    expect(computeCancellation(createInvoice('pending', bookings), bookings, 1, 0)).toEqual({
      payment_status: 'failed',
      invoice: expect.objectContaining({ total_after_discount: 500_000, tax_amount: 50_000, total_after_tax: 550_000 }),
      paid: 0,
      refund: 0,
    })
  })

  it('cancels the invoice if all other bookings are cancelled', () => {
    const left = [booking(1, 1_000_000, 'failed', 'cancelled'), booking(2, 500_000, 'pending')]
    expect(computeCancellation(createInvoice('pending', left.slice(1)), left, 2, 0)).toEqual({
      payment_status: 'failed',
      invoice: { status: 'cancelled' },
      paid: 0,
      refund: 0,
    })
  })
})

describe('cancelling a booking of a paid invoice', () => {
  const bookings = [booking(1, 1_000_000, 'paid'), booking(2, 500_000, 'paid')]

  it('does not change the invoice, and refunds the booking’s share including tax', () => {
    const invoice = createInvoice('paid', bookings)
    expect(computeCancellation(invoice, bookings, 2, 9_000_000)).toEqual({
      payment_status: 'paid',
      invoice: null,
      paid: 550_000,
      refund: 550_000,
    })
  })

  it('can refund a part of the share or nothing, and does not change the invoice', () => {
    const invoice = createInvoice('paid', bookings)
    expect(computeCancellation(invoice, bookings, 2, 275_000)).toMatchObject({ invoice: null, refund: 275_000 })
    expect(computeCancellation(invoice, bookings, 2, 0)).toMatchObject({ payment_status: 'paid', refund: 0 })
  })

  it('does not refund a booking that was cancelled before the payment', () => {
    const mixed = [booking(1, 900_000, 'failed', 'cancelled'), booking(2, 500_000, 'paid')]
    expect(computePaidAmount(createInvoice('paid', mixed.slice(1)), mixed, 1)).toBe(0)
    expect(computePaidAmount(createInvoice('paid', mixed.slice(1)), mixed, 2)).toBe(550_000)
  })

  it('never refunds more than was paid if bookings are refunded in part', () => {
    const items = fc.array(fc.tuple(rupiahArbitrary, fc.nat(100)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(items, taxRateArbitrary, (rows, rate) => {
        const all = rows.map(([total], index) => booking(index, total, 'paid'))
        const invoice = createInvoice('paid', all, rate)
        const refunds = rows.map(([, percent], id) => {
          const paid = computePaidAmount(invoice, all, id)
          const refund = portionOf(paid, percent, 100)
          expect(computeCancellation(invoice, all, id, refund)).toMatchObject({ paid, refund })
          return refund
        })
        expect(sumRupiah(refunds)).toBeLessThanOrEqual(invoice.total_after_tax)
      }),
    )
  })

  it('refunds exactly the amount paid, in any order of the cancellations', () => {
    const totals = fc.array(rupiahArbitrary, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(totals, taxRateArbitrary, fc.infiniteStream(fc.nat()), (amounts, rate, picks) => {
        let left = amounts.map((total, index) => booking(index, total, 'paid'))
        const invoice = createInvoice('paid', left, rate)
        let refundedTotal = 0
        for (const pick of picks) {
          const open = left.filter(({ status }) => status !== 'cancelled')
          const chosen = open[pick % open.length]
          if (!chosen) break
          refundedTotal += computeCancellation(invoice, left, chosen.id, invoice.total_after_tax)?.refund ?? 0
          expect(refundedTotal).toBeLessThanOrEqual(invoice.total_after_tax)
          left = left.map((one) =>
            one.id === chosen.id ? { ...one, status: 'cancelled', payment_status: 'refunded' } : one,
          )
        }
        expect(refundedTotal).toBe(invoice.total_after_tax)
      }),
    )
  })
})

test.each([
  ['is already cancelled', [booking(1, 1000, 'paid', 'cancelled')]],
  ['belongs to another invoice', [booking(2, 1000, 'paid')]],
])('computeCancellation returns null for a booking that %s', (_what, bookings) => {
  expect(computeCancellation(createInvoice('paid', bookings), bookings, 1, 0)).toBeNull()
})

test('computeCancellation does not refund a booking that was not paid in time', () => {
  const bookings = [booking(1, 1000, 'failed')]
  expect(computeCancellation(createInvoice('expired', bookings), bookings, 1, 0)).toMatchObject({
    invoice: null,
    refund: 0,
  })
})

it('hasVoucher is true only for a booking that is paid and not cancelled', () => {
  const both = bookingStatusSchema.options.flatMap((status) =>
    paymentStatusSchema.options.map((payment_status) => ({ status, payment_status })),
  )
  expect(both.filter(hasVoucher)).toEqual([
    { status: 'pending', payment_status: 'paid' },
    { status: 'confirmed', payment_status: 'paid' },
    { status: 'completed', payment_status: 'paid' },
  ])
})
