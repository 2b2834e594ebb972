import { choiceNeeds, soldOutItems } from '@nusa/shared/booking'
import { type Places, stocksOf } from '../places/store.ts'
import type { CartProblem, ItemView } from './item-view.ts'
import { type Refusals, refusalOf } from './refused.ts'

export interface Stock {
  places: Places
  refused: Refusals
}

export const nothingKnown: Stock = { places: {}, refused: {} }

/** Returns why bookable items exceed the availability or were refused by the server, by item id. */
export function stockProblems(
  views: readonly ItemView[],
  { places, refused }: Stock,
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
    const refusal = refusalOf(item, refused, now)
    if (refusal && !problems.has(item.id)) problems.set(item.id, refusal)
  }
  return problems
}
