import { portionOf, type Rupiah, rupiah, sumRupiah } from '../money/index.ts'
import type { LineQuote } from '../pricing/index.ts'

/**
 * Divides the charged amount (including tax) among bookings. Rounding errors are carried over, so the shares add up to
 * exactly `charged`. A share does not depend on the order in which bookings are refunded.
 * @param totals prices before tax, in the order of the invoice
 */
export function splitAmount(totals: readonly Rupiah[], charged: Rupiah): Rupiah[] {
  const bookingsTotal = sumRupiah(totals)
  let upToPrevious: Rupiah = 0
  let sum: Rupiah = 0
  return totals.map((total) => {
    sum = rupiah(sum + total)
    const upToHere = portionOf(charged, sum, bookingsTotal)
    const share = rupiah(upToHere - upToPrevious)
    upToPrevious = upToHere
    return share
  })
}

/**
 * Returns an amount including tax; null if `bookings` does not contain the booking.
 * @param bookings the charged bookings in the order of the invoice
 */
export function computeShare(
  charged: Rupiah,
  bookings: readonly { id: number; total_price: Rupiah }[],
  id: number,
): Rupiah | null {
  const shares = splitAmount(
    bookings.map(({ total_price }) => total_price),
    charged,
  )
  return shares[bookings.findIndex((booking) => booking.id === id)] ?? null
}

/** In rupiah. The keys are the names of stored fields. */
export interface InvoiceTotals {
  total_before_discount: Rupiah
  discount_amount: Rupiah
  total_after_discount: Rupiah
  tax_amount: Rupiah
  total_after_tax: Rupiah
}

type Price = Pick<LineQuote, 'before' | 'discount' | 'total'>

/**
 * Keeps the original tax rate. The rate is derived from the current tax amount, so each cancellation adds a rounding
 * error of at most half a rupiah.
 */
export function computeTotals(
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
