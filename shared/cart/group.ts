import type { LocalDate } from '../dates/index.ts'
import type { CartItem } from './item.ts'

/** Items that belong together, in the order in which they were added. */
export interface CartGroup {
  /** Differs from group to group. */
  key: string
  tourId: number | string
  date: LocalDate
  items: [CartItem, ...CartItem[]]
}

function groupBy(items: readonly CartItem[], keyOf: (item: CartItem) => string): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { key, tourId: item.tourId, date: item.date, items: [item] })
  }
  return [...groups.values()]
}

/** The items by tour, package and date, groups in the order of their first item. */
export function groupByTourPackageAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.tourId, item.packageId, item.date]))
}

/** The items by tour and date, as the cart page shows them. */
export function groupByTourAndDate(items: readonly CartItem[]): CartGroup[] {
  return groupBy(items, (item) => JSON.stringify([item.tourId, item.date]))
}
