import { portionOf, type Rupiah, rupiah, sumRupiah } from '../money/index.ts'
import type { LineQuote } from '../pricing/index.ts'

/**
 * What each booking has of what was charged for all of them, its part of the tax included. `totals` are before tax and in
 * the order of the invoice. Rounding is carried on from one to the next, so that the shares add up to `charged` and to no
 * rupiah more, whichever of them are given back and in which order.
 */
export function sharesOf(totals: readonly Rupiah[], charged: Rupiah): Rupiah[] {
  const whole = sumRupiah(totals)
  let before: Rupiah = 0
  let sum: Rupiah = 0
  return totals.map((total) => {
    sum = rupiah(sum + total)
    const upToHere = portionOf(charged, sum, whole)
    const share = rupiah(upToHere - before)
    before = upToHere
    return share
  })
}

/** The money of an invoice, whole rupiah, under the names of its fields. */
export interface InvoiceTotals {
  total_before_discount: Rupiah
  discount_amount: Rupiah
  total_after_discount: Rupiah
  tax_amount: Rupiah
  total_after_tax: Rupiah
}

type Price = Pick<LineQuote, 'before' | 'discount' | 'total'>

/**
 * What an invoice comes to once only these bookings of it are left: taxed at the rate that it was written with. The rate is
 * known by the tax that is asked for now, so each cancellation adds half a rupiah of rounding at most.
 */
export function totalsOf(
  bookings: readonly Price[],
  { total_after_discount, tax_amount }: Pick<InvoiceTotals, 'total_after_discount' | 'tax_amount'>,
): InvoiceTotals {
  const subtotal = sumRupiah(bookings.map(({ total }) => total))
  const tax = portionOf(tax_amount, subtotal, total_after_discount)
  return {
    total_before_discount: sumRupiah(bookings.map(({ before }) => before)),
    discount_amount: sumRupiah(bookings.map(({ discount }) => discount)),
    total_after_discount: subtotal,
    tax_amount: tax,
    total_after_tax: sumRupiah([subtotal, tax]),
  }
}
