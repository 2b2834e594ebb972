import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'
import type { Need } from './needs.ts'
import { soldOutMessage } from './sold-out-messages.ts'

/** Details of the failure `sold_out`: each item that does not fit, on its scarcest day, and what is left there for it. */
export const soldOutDetailsSchema = z.object({
  items: z.array(
    z.object({ itemId: z.string(), day: localDateSchema, left: z.int().check(z.minimum(0)), message: z.string() }),
  ),
})

export type SoldOutDetails = z.infer<typeof soldOutDetailsSchema>

/** How full a day of something is: how many there are, null for no bound, and how many of them are taken. */
export interface Stock {
  limit: number | null
  taken: number
}

/** How many can still be booked; null where there is no bound. None, where fewer are there by now than are booked. */
export function stockLeft({ limit, taken }: Stock): number | null {
  return limit === null ? null : Math.max(0, limit - taken)
}

/** Names a day of something; needs with the same name take from the same stock. */
export function stockKey({ kind, resourceId, day }: Pick<Need, 'kind' | 'resourceId'> & { day: string }): string {
  return `${kind}:${resourceId}:${day}`
}

interface WantedItem {
  itemId: string
  needs: readonly Need[]
}

/**
 * The items of a cart that do not fit into what is left, in the order of the cart: an earlier item takes its places before
 * a later one of the same day. What is missing among `stocks` has no bound.
 */
export function soldOutItems(
  items: readonly WantedItem[],
  stocks: ReadonlyMap<string, Stock>,
): SoldOutDetails['items'] {
  const takenHere = new Map<string, number>()
  const refused: SoldOutDetails['items'] = []
  for (const { itemId, needs } of items) {
    const short = needs.map((need) => shortage(need, stocks, takenHere)).filter((one) => one !== null)
    const worst = short.toSorted((a, b) => a.left - b.left)[0]
    if (worst) refused.push({ itemId, day: worst.need.day, left: worst.left, message: soldOutMessage(worst) })
    else for (const need of needs) takenHere.set(stockKey(need), (takenHere.get(stockKey(need)) ?? 0) + need.count)
  }
  return refused
}

export interface Shortage {
  need: Need
  left: number
  /** Whether other items of the same cart took some of it. */
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
  const own = takenHere.get(key) ?? 0
  const left = free - own
  return need.count <= left ? null : { need, left, isShared: own > 0 }
}
