import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'
import type { Need } from './needs.ts'
import { soldOutMessage } from './sold-out-messages.ts'

/** Details of the error `sold_out`: each item that does not fit, its scarcest day, and how many are left for it on that day. */
export const soldOutDetailsSchema = z.object({
  items: z.array(
    z.object({ itemId: z.string(), day: localDateSchema, left: z.int().check(z.minimum(0)), message: z.string() }),
  ),
})

export type SoldOutDetails = z.infer<typeof soldOutDetailsSchema>

/** The capacity of a resource on a day (null if unlimited) and how much of it is booked. */
export interface Stock {
  limit: number | null
  taken: number
}

/** Returns how many can still be booked; null if unlimited. Returns 0 if the capacity has dropped below the booked number. */
export function stockLeft({ limit, taken }: Stock): number | null {
  return limit === null ? null : Math.max(0, limit - taken)
}

/** Returns the key of a resource on a day; needs with the same key share the same stock. */
export function stockKey({ kind, resourceId, day }: Pick<Need, 'kind' | 'resourceId'> & { day: string }): string {
  return `${kind}:${resourceId}:${day}`
}

interface WantedItem {
  itemId: string
  needs: readonly Need[]
}

/**
 * Returns the items of a cart that do not fit the remaining capacity, in cart order. An earlier item takes its spots
 * before a later item of the same day. A resource that is missing in `stocks` is unlimited.
 */
export function soldOutItems(
  items: readonly WantedItem[],
  stocks: ReadonlyMap<string, Stock>,
): SoldOutDetails['items'] {
  const takenHere = new Map<string, number>()
  const refused: SoldOutDetails['items'] = []
  for (const { itemId, needs } of items) {
    const shortages = needs.map((need) => shortage(need, stocks, takenHere)).filter((one) => one !== null)
    const worst = shortages.toSorted((a, b) => a.left - b.left)[0]
    if (worst) refused.push({ itemId, day: worst.need.day, left: worst.left, message: soldOutMessage(worst) })
    else for (const need of needs) takenHere.set(stockKey(need), (takenHere.get(stockKey(need)) ?? 0) + need.count)
  }
  return refused
}

export interface Shortage {
  need: Need
  left: number
  /** Whether other items of the same cart use part of the capacity. */
  isShared: boolean
}

function shortage(
  need: Need,
  stocks: ReadonlyMap<string, Stock>,
  takenHere: ReadonlyMap<string, number>,
): Shortage | null {
  const key = stockKey(need)
  const free = stockLeft(stocks.get(key) ?? { limit: null, taken: 0 })
  if (free === null) return null
  const inCart = takenHere.get(key) ?? 0
  const left = free - inCart
  return need.count <= left ? null : { need, left, isShared: inCart > 0 }
}
