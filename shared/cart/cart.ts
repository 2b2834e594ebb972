import type { LocalDate } from '../dates/index.ts'
import type { Line } from '../pricing/index.ts'
import { isSameChoice } from './choice.ts'
import { type Cart, type CartItem, maxCartItems } from './item.ts'
import { withSeenPrice } from './seen-price.ts'

export const emptyCart: Cart = { version: 3, items: [] }

/** Creates an id such as '12-default-1767225600000'; 'default' stands for a product without packages. */
export function createItemId(productId: number | string, packageId: string | null, addedAt: Date): string {
  return `${productId}-${packageId ?? 'default'}-${addedAt.getTime()}`
}

export function isCartFull(cart: Cart): boolean {
  return cart.items.length >= maxCartItems
}

/** Adds an item or replaces the item with the same id. A full cart does not change. */
export function addItem(cart: Cart, item: CartItem): Cart {
  if (cart.items.some(({ id }) => id === item.id)) return changeItem(cart, item.id, () => item)
  return isCartFull(cart) ? cart : { ...cart, items: [...cart.items, item] }
}

export function removeItem(cart: Cart, id: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== id) }
}

/** Returns the same cart if no item has that id. */
export function changeItem(cart: Cart, id: string, change: (item: CartItem) => CartItem): Cart {
  if (!cart.items.some((item) => item.id === id)) return cart
  return { ...cart, items: cart.items.map((item) => (item.id === id ? change(item) : item)) }
}

/**
 * Stores the price that the traveller sees for an item. If the choice has changed since, for example in another tab,
 * the cart does not change.
 */
export function setSeenPrice(cart: Cart, shownItem: CartItem, line: Line): Cart {
  return changeItem(cart, shownItem.id, (item) => (isSameChoice(item, shownItem) ? withSeenPrice(item, line) : item))
}

/** Stores the tax rate (percent) that the traveller sees with the items. */
export function setSeenTaxRate(cart: Cart, shownItems: readonly CartItem[], taxRate: number): Cart {
  let changedCart = cart
  for (const { id } of shownItems) changedCart = changeItem(changedCart, id, (item) => ({ ...item, taxRate }))
  return changedCart
}

export function clearCart(): Cart {
  return emptyCart
}

/** Items that are shown together, in the order they were added. */
export interface CartGroup {
  key: string
  productId: number | string
  date: LocalDate
  items: [CartItem, ...CartItem[]]
}

function groupBy(items: readonly CartItem[], keyOf: (item: CartItem) => string): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { key, productId: item.productId, date: item.date, items: [item] })
  }
  return [...groups.values()]
}

/** Groups items of the same tour, package and date. The groups are ordered by their first item. */
export function groupByTourPackageAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.productId, item.packageId, item.date]))
}

export function groupByTourAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.productId, item.date]))
}
