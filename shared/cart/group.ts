import type { LocalDate } from '../dates/index.ts'
import type { CartItem } from './item.ts'

/** Items that are shown together, in the order they were added. */
export interface CartGroup {
  /** Unique for each group. */
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

/** Groups items by tour, package and date, ordered by their first item. */
export function groupByTourPackageAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.productId, item.packageId, item.date]))
}

/** Groups items by tour and date, as on the cart page. */
export function groupByTourAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.productId, item.date]))
}
