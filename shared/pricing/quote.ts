import { sumRupiah, taxOn } from '../money/index.ts'
import type { Line, Quote } from './line.ts'
import { quoteLine } from './line-quote.ts'

/**
 * Calculates the price of a cart. It is the only implementation, used by every page and by the server before it creates
 * a booking. `taxRate` is a percentage; tax is calculated once on the sum of all lines, rounded half up to the rupiah.
 * Lines keep their order.
 */
export function quote(lines: readonly Line[], taxRate: number): Quote {
  const quoted = lines.map(quoteLine)
  const subtotal = sumRupiah(quoted.map(({ total }) => total))
  const tax = taxOn(subtotal, taxRate)
  return {
    lines: quoted,
    before: sumRupiah(quoted.map(({ before }) => before)),
    discount: sumRupiah(quoted.map(({ discount }) => discount)),
    subtotal,
    taxRate,
    tax,
    total: sumRupiah([subtotal, tax]),
  }
}
