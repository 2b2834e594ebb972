import type { LocalDate } from '../dates/index.ts'
import type { Party } from '../pricing/index.ts'
import { withDate, withParty, withQuantity } from './edit.ts'
import type { Cart, CartItem } from './item.ts'

/** As many lines as one cart, and so one invoice, may have. */
export const maxCartItems = 50

/** The cart at the start. */
export const emptyCart: Cart = { version: 2, items: [] }

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

/** The cart with an item moved to another day. */
export function setDate(cart: Cart, id: string, date: LocalDate): Cart {
  return changeItem(cart, id, (item) => withDate(item, date))
}

/** The cart with other travellers for an item, brought into bounds. */
export function setParty(cart: Cart, id: string, party: Party): Cart {
  return changeItem(cart, id, (item) => withParty(item, party))
}

/** The cart with day and travellers of an item changed at once, as 'Update Cart' does. */
export function updateDateAndTravellers(cart: Cart, id: string, date: LocalDate, party: Party): Cart {
  return setParty(setDate(cart, id, date), id, party)
}

/** The cart with more or less of what an item counts: a whole number from 1; what is no number becomes 1. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  return changeItem(cart, id, (item) => withQuantity(item, quantity))
}

/** The cart with the line total (rupiah) that the traveller now saw for an item. */
export function setSeenPrice(cart: Cart, id: string, price: number): Cart {
  return changeItem(cart, id, (item) => ({ ...item, price }))
}

/** The cart with the tax (percent) that the traveller now saw. */
export function setSeenTaxRate(cart: Cart, taxRate: number): Cart {
  return { ...cart, items: cart.items.map((item) => ({ ...item, taxRate })) }
}

/** The cart with nothing in it. */
export function clearCart(): Cart {
  return emptyCart
}

/** What the badge says: the number of items. */
export function cartCount(cart: Cart): number {
  return cart.items.length
}
