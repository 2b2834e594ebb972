import { taxOn } from '@nusa/shared/money'
import type { Quote } from '@nusa/shared/pricing'
import { type CartView, priceChange } from '../cart/store.ts'

/** The total that the traveller saw when the items went into the cart, where it is another one today, else null. */
export function seenChange(
  view: CartView,
  quote: Quote,
): { seen: number; prices: { id: string; price: number }[] } | null {
  const prices = view.items.flatMap((item) => {
    const change = priceChange(item)
    return change ? [{ id: item.item.id, price: change.now }] : []
  })
  if (prices.length === 0) return null
  const subtotal = view.items.reduce((sum, { item }) => sum + item.price, 0)
  return { seen: subtotal + taxOn(subtotal, quote.taxRate), prices }
}
