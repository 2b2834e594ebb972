import type { Line } from '../pricing/index.ts'
import { type Cart, type CartItem, maxCartItems } from './item.ts'
import { isSameChoice } from './item-choice.ts'
import { withSeen } from './seen.ts'

/** The cart at the start. */
export const emptyCart: Cart = { version: 3, items: [] }

/** The id of an item, made of what it books, its package ('default' where it has none) and the time it was added. */
export function makeItemId(tourId: number | string, packageId: string | null, addedAt: Date): string {
  return `${tourId}-${packageId ?? 'default'}-${addedAt.getTime()}`
}

/** Says whether no further item fits. */
export function isCartFull(cart: Cart): boolean {
  return cart.items.length >= maxCartItems
}

/** The cart with an item added at the end; one with the same id is replaced. A full cart stays as it is: see isCartFull. */
export function addItem(cart: Cart, item: CartItem): Cart {
  if (cart.items.some(({ id }) => id === item.id)) return changeItem(cart, item.id, () => item)
  return isCartFull(cart) ? cart : { ...cart, items: [...cart.items, item] }
}

/** The cart without an item. */
export function removeItem(cart: Cart, id: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== id) }
}

/** The cart with one item changed; the same cart where no item has that id. */
export function changeItem(cart: Cart, id: string, change: (item: CartItem) => CartItem): Cart {
  if (!cart.items.some((item) => item.id === id)) return cart
  return { ...cart, items: cart.items.map((item) => (item.id === id ? change(item) : item)) }
}

/**
 * The cart with the price that the traveller now saw for an item. Where something else is chosen of it by now, in another
 * tab, nobody has seen what that costs, and it stays as it is.
 */
export function setSeenPrice(cart: Cart, seen: CartItem, line: Line): Cart {
  return changeItem(cart, seen.id, (item) => (isSameChoice(item, seen) ? withSeen(item, line) : item))
}

/** The cart with the tax (percent) that the traveller now saw beside these items. */
export function setSeenTaxRate(cart: Cart, seen: readonly CartItem[], taxRate: number): Cart {
  return seen.reduce((cart, { id }) => changeItem(cart, id, (item) => ({ ...item, taxRate })), cart)
}

/** The cart with nothing in it. */
export function clearCart(): Cart {
  return emptyCart
}
