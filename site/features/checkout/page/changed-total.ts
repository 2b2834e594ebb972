import { type Cart, type CartItem, setSeenPrice, setSeenTaxRate } from '@nusa/shared/cart'
import { taxOn } from '@nusa/shared/money'
import type { Quote } from '@nusa/shared/pricing'
import { type CartView, findPriceChange } from '../../cart/index.ts'

export interface ChangedTotal {
  /** Total with tax when the items were added to the cart. */
  seenTotal: number
  /** Returns the cart with today's prices and tax rate stored as seen. */
  accept: (cart: Cart) => Cart
}

/** Returns null if the prices and the tax that the traveller saw are still current, and while prices are loading. */
export function findChangedTotal(view: CartView, quote: Quote): ChangedTotal | null {
  if (view.isLoading) return null
  const bookableViews = view.items.filter((itemView) => itemView.status === 'bookable')
  const changedViews = bookableViews.filter((itemView) => findPriceChange(itemView))
  const items = bookableViews.map(({ item }) => item)
  const seenTotal = calculateSeenTotal(items, quote.taxRate)
  if (changedViews.length === 0 && seenTotal === quote.total) return null
  const accept = (cart: Cart) => {
    let acceptedCart = setSeenTaxRate(cart, items, quote.taxRate)
    for (const { item, line } of changedViews) acceptedCart = setSeenPrice(acceptedCart, item, line)
    return acceptedCart
  }
  return { seenTotal, accept }
}

/** Tax is rounded once per tax rate. Items without a stored rate use `todaysRate`. */
function calculateSeenTotal(items: readonly CartItem[], todaysRate: number): number {
  const itemsByRate = Map.groupBy(items, ({ taxRate }) => taxRate ?? todaysRate)
  let seenTotal = 0
  for (const [rate, itemsOfRate] of itemsByRate) {
    const subtotal = itemsOfRate.reduce((sum, { total }) => sum + total, 0)
    seenTotal += subtotal + taxOn(subtotal, rate)
  }
  return seenTotal
}
