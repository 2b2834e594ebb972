import { portionOf, type Rupiah, rupiah, sumRupiah } from '../money/index.ts'
import type { LineQuote } from '../pricing/index.ts'

/**
 * Divides the charged amount (including tax) among bookings. Rounding errors are carried over, so the shares add up to
 * exactly `charged`. A share does not depend on the order of the refunds.
 * @param prices before tax, in the order of the invoice
 */
export function splitAmount(prices: readonly Rupiah[], charged: Rupiah): Rupiah[] {
  const priceTotal = sumRupiah(prices)
  let pricesUpToHere: Rupiah = 0
  let earlierShares: Rupiah = 0
  return prices.map((price) => {
    pricesUpToHere = rupiah(pricesUpToHere + price)
    const sharesUpToHere = portionOf(charged, pricesUpToHere, priceTotal)
    const share = rupiah(sharesUpToHere - earlierShares)
    earlierShares = sharesUpToHere
    return share
  })
}

/**
 * Returns the booking's share of the charged amount, including tax; null if `bookings` does not contain the booking.
 * @param bookings the charged bookings in the order of the invoice
 */
export function computeBookingShare(
  charged: Rupiah,
  bookings: readonly { id: number; total_price: Rupiah }[],
  bookingId: number,
): Rupiah | null {
  const shares = splitAmount(
    bookings.map(({ total_price }) => total_price),
    charged,
  )
  return shares[bookings.findIndex(({ id }) => id === bookingId)] ?? null
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
 * Returns the totals of an invoice whose bookings have changed, with the original tax rate. The rate is derived from
 * the current tax amount, so each cancellation adds a rounding error of at most half a rupiah.
 */
export function computeInvoiceTotals(
  prices: readonly Price[],
  { total_after_discount, tax_amount }: Pick<InvoiceTotals, 'total_after_discount' | 'tax_amount'>,
): InvoiceTotals {
  const subtotal = sumRupiah(prices.map(({ total }) => total))
  const tax = portionOf(tax_amount, subtotal, total_after_discount)
  return {
    total_before_discount: sumRupiah(prices.map(({ before }) => before)),
    discount_amount: sumRupiah(prices.map(({ discount }) => discount)),
    total_after_discount: subtotal,
    tax_amount: tax,
    total_after_tax: sumRupiah([subtotal, tax]),
  }
}
