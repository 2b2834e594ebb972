import { choiceNeeds, soldOutItems } from '@nusa/shared/booking'
import { type CartItem, itemChoice } from '@nusa/shared/cart'
import { map } from 'nanostores'
import { type Places, stocksOf } from '../places/store.ts'
import type { CartProblem, ItemView } from './item-view.ts'

interface Told {
  /** The choice that was refused, as text: another one may fit. */
  choice: string
  message: string
  /** Milliseconds of Unix time. */
  at: number
}

/** What the server said was sold out when it was to be booked, by item. */
export const $toldSoldOut = map<Record<string, Told>>({})

/** Milliseconds for which it counts: a place may be free again. */
const countsFor = 60_000

const choiceText = (item: CartItem) => JSON.stringify(itemChoice(item))

/** Remembers which items were refused, chosen as they are. */
export function tellSoldOut(items: readonly CartItem[], refused: readonly { itemId: string; message: string }[]): void {
  for (const { itemId, message } of refused) {
    const item = items.find(({ id }) => id === itemId)
    if (item) $toldSoldOut.setKey(itemId, { choice: choiceText(item), message, at: Date.now() })
  }
}

export interface Stock {
  places: Places
  told: ReturnType<typeof $toldSoldOut.get>
}

export const nothingKnown: Stock = { places: {}, told: {} }

/** Why items that could be booked otherwise do not fit into what is left, by item. */
export function soldOutProblems(
  views: readonly ItemView[],
  { places, told }: Stock,
  now: Date,
): Map<string, CartProblem> {
  const wanted = views.flatMap((view) => {
    if (view.status !== 'bookable') return []
    return [{ itemId: view.item.id, needs: choiceNeeds(view.item, view.line) }]
  })
  const stocks = stocksOf(
    wanted.flatMap(({ needs }) => needs),
    places,
  )
  const problems = new Map<string, CartProblem>()
  for (const { itemId, message } of soldOutItems(wanted, stocks)) problems.set(itemId, { reason: 'sold_out', message })
  for (const { item } of views) {
    const known = told[item.id]
    const counts = known && now.getTime() - known.at < countsFor && known.choice === choiceText(item)
    if (counts && !problems.has(item.id)) problems.set(item.id, { reason: 'sold_out', message: known.message })
  }
  return problems
}
