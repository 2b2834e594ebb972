import { type Cart, type CartItem, setSeenPrice, setSeenTaxRate } from '@nusa/shared/cart'
import { taxOn } from '@nusa/shared/money'
import type { Quote } from '@nusa/shared/pricing'
import { type CartView, findPriceChange } from '../../cart/index.ts'

export interface ChangedTotal {
  /** Total with tax when the items were added to the cart. */
  seen: number
  /** Returns the cart with today's prices and tax rate stored as seen. */
  accept: (cart: Cart) => Cart
}

/** Returns null if today's price and tax are those that the traveller saw. */
export function findChangedTotal(view: CartView, quote: Quote): ChangedTotal | null {
  if (view.isLoading) return null
  const bookable = view.items.filter((item) => item.status === 'bookable')
  const changedItems = bookable.filter((view) => findPriceChange(view))
  const items = bookable.map(({ item }) => item)
  const seen = seenTotal(items, quote.taxRate)
  if (changedItems.length === 0 && seen === quote.total) return null
  const accept = (cart: Cart) =>
    changedItems.reduce(
      (cart, { item, line }) => setSeenPrice(cart, item, line),
      setSeenTaxRate(cart, items, quote.taxRate),
    )
  return { seen, accept }
}

/** Tax is rounded once per tax rate. Items without a stored rate use `todaysRate`. */
function seenTotal(items: readonly CartItem[], todaysRate: number): number {
  const byRate = Map.groupBy(items, ({ taxRate }) => taxRate ?? todaysRate)
  return [...byRate].reduce((total, [rate, items]) => {
    const subtotal = items.reduce((sum, { total }) => sum + total, 0)
    return total + subtotal + taxOn(subtotal, rate)
  }, 0)
}
