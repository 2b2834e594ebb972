import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'
import type { CapacityNeed } from './capacity-needs.ts'
import { soldOutMessage } from './units-left.ts'

/** `day` is the day of the item with the fewest units left, and `left` is the number of these units. */
export const soldOutDetailsSchema = z.object({
  items: z.array(
    z.object({ itemId: z.string(), day: localDateSchema, left: z.int().check(z.minimum(0)), message: z.string() }),
  ),
})

export type SoldOutDetails = z.infer<typeof soldOutDetailsSchema>

/** `capacity` is null if unlimited. */
export interface Stock {
  capacity: number | null
  booked: number
}

/** Returns null if unlimited, and 0 if more units are booked than the capacity. */
export function stockLeft({ capacity, booked }: Stock): number | null {
  return capacity === null ? null : Math.max(0, capacity - booked)
}

/** Returns the key of the stock that a need uses. Needs with the same key use the same stock. */
export function stockKey({
  kind,
  resourceId,
  day,
  startTimeId,
}: Pick<CapacityNeed, 'kind' | 'resourceId' | 'startTimeId'> & { day: string }): string {
  const key = `${kind}:${resourceId}:${day}`
  return startTimeId === undefined ? key : `${key}:${startTimeId}`
}

interface ItemNeeds {
  itemId: string
  needs: readonly CapacityNeed[]
}

/**
 * Returns the items for which too few units are left. Each item that can be booked reduces the units left for the items
 * after it. A resource that is missing in `stocks` is unlimited.
 */
export function findSoldOutItems(
  items: readonly ItemNeeds[],
  stocks: ReadonlyMap<string, Stock>,
): SoldOutDetails['items'] {
  const bookedInCart = new Map<string, number>()
  const soldOutItems: SoldOutDetails['items'] = []
  for (const { itemId, needs } of items) {
    const shortages = needs
      .map((need) => findShortage(need, stocks, bookedInCart))
      .filter((shortage) => shortage !== null)
    const [worstShortage] = shortages.toSorted((a, b) => a.unitsLeft - b.unitsLeft)
    if (worstShortage) {
      const { need, unitsLeft } = worstShortage
      soldOutItems.push({ itemId, day: need.day, left: unitsLeft, message: soldOutMessage(worstShortage) })
      continue
    }
    for (const need of needs) {
      const key = stockKey(need)
      bookedInCart.set(key, (bookedInCart.get(key) ?? 0) + need.count)
    }
  }
  return soldOutItems
}

export interface Shortage {
  need: CapacityNeed
  unitsLeft: number
  /** Whether other items of the same cart use part of the capacity. */
  isShared: boolean
}

function findShortage(
  need: CapacityNeed,
  stocks: ReadonlyMap<string, Stock>,
  bookedInCart: ReadonlyMap<string, number>,
): Shortage | null {
  const key = stockKey(need)
  const stockUnitsLeft = stockLeft(stocks.get(key) ?? { capacity: null, booked: 0 })
  if (stockUnitsLeft === null) return null
  const unitsInCart = bookedInCart.get(key) ?? 0
  const unitsLeft = stockUnitsLeft - unitsInCart
  return need.count <= unitsLeft ? null : { need, unitsLeft, isShared: unitsInCart > 0 }
}
