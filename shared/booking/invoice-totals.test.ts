import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxOn } from '../money/index.ts'
import { rupiahArbitrary, taxRateArbitrary } from '../testing/arbitraries/index.ts'
import { computeInvoiceTotals, splitAmount } from './invoice-totals.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the shares of the bookings of an invoice', () => {
  it('include each booking’s share of the tax', () => {
    expect(splitAmount([1_000_000, 500_000], 1_650_000)).toEqual([1_100_000, 550_000])
  })

  it('add up to the total even if the total cannot be divided evenly', () => {
    expect(splitAmount([1, 1, 1], 4)).toEqual([1, 2, 1])
    expect(splitAmount([0, 0], 0)).toEqual([0, 0])
    expect(splitAmount([], 0)).toEqual([])
  })

  it('add up to the amount charged, and each differs from its exact share by at most one rupiah', () => {
    fc.assert(
      fc.property(fc.array(rupiahArbitrary, { minLength: 1, maxLength: 50 }), taxRateArbitrary, (totals, rate) => {
        const whole = sum(totals)
        const charged = whole + taxOn(whole, rate)
        const shares = splitAmount(totals, charged)
        expect(sum(shares)).toBe(charged)
        for (const [index, share] of shares.entries()) {
          const exact = whole === 0 ? 0 : ((totals[index] ?? 0) / whole) * charged
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(1.001)
        }
      }),
    )
  })
})

describe('the totals of an invoice after a cancellation', () => {
  const price = (total: number, discount = 0) => ({ total, discount, before: total + discount })

  it('exclude the cancelled booking with its tax and discount', () => {
    const whole = { total_after_discount: 1_500_000, tax_amount: 150_000 }
    expect(computeInvoiceTotals([price(1_000_000, 200_000)], whole)).toEqual({
      total_before_discount: 1_200_000,
      discount_amount: 200_000,
      total_after_discount: 1_000_000,
      tax_amount: 100_000,
      total_after_tax: 1_100_000,
    })
  })

  it('do not change if no booking is cancelled, and are zero if every booking is cancelled', () => {
    fc.assert(
      fc.property(fc.array(rupiahArbitrary, { maxLength: 10 }), taxRateArbitrary, (totals, rate) => {
        const subtotal = sum(totals)
        const whole = { total_after_discount: subtotal, tax_amount: taxOn(subtotal, rate) }
        const prices = totals.map((total) => price(total))
        expect(computeInvoiceTotals(prices, whole).total_after_tax).toBe(subtotal + whole.tax_amount)
        expect(computeInvoiceTotals([], whole).total_after_tax).toBe(0)
      }),
    )
  })

  it('differ from the totals of one joint cancellation by at most half a rupiah per cancellation', () => {
    fc.assert(
      fc.property(fc.array(rupiahArbitrary, { minLength: 1, maxLength: 50 }), taxRateArbitrary, (totals, rate) => {
        const subtotal = sum(totals)
        const first = { total_after_discount: subtotal, tax_amount: taxOn(subtotal, rate) }
        let now = first
        for (let cancelled = 1; cancelled <= totals.length; cancelled += 1) {
          const prices = totals.slice(cancelled).map((total) => price(total))
          now = computeInvoiceTotals(prices, now)
          const atOnce = computeInvoiceTotals(prices, first)
          expect(now.total_after_discount).toBe(atOnce.total_after_discount)
          expect(Math.abs(now.tax_amount - atOnce.tax_amount)).toBeLessThanOrEqual(cancelled / 2 + 0.5)
        }
      }),
    )
  })

  it('never rise when a booking is cancelled', () => {
    fc.assert(
      fc.property(fc.array(rupiahArbitrary, { minLength: 1, maxLength: 10 }), taxRateArbitrary, (totals, rate) => {
        const subtotal = sum(totals)
        const whole = { total_after_discount: subtotal, tax_amount: taxOn(subtotal, rate) }
        const prices = totals.map((total) => price(total))
        expect(computeInvoiceTotals(prices.slice(1), whole).total_after_tax).toBeLessThanOrEqual(
          subtotal + whole.tax_amount,
        )
      }),
    )
  })
})
