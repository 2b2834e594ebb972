import { choiceNeeds, findSoldOutItems } from '@nusa/shared/booking'
import { type AvailabilityByResource, stocksFor } from '../../availability/index.ts'
import type { CartProblem, ItemView } from './item-view.ts'
import { findRefusal, type Refusals } from './refusals.ts'

export interface Stock {
  availability: AvailabilityByResource
  refusals: Refusals
}

export const unknownStock: Stock = { availability: {}, refusals: {} }

/** Returns why bookable items exceed the availability or were refused by the server, by item id. */
export function stockProblems(
  views: readonly ItemView[],
  { availability, refusals }: Stock,
  now: Date,
): Map<string, CartProblem> {
  const bookable = views.flatMap((view) => {
    if (view.status !== 'bookable') return []
    return [{ itemId: view.item.id, needs: choiceNeeds(view.item, view.line) }]
  })
  const stocks = stocksFor(
    bookable.flatMap(({ needs }) => needs),
    availability,
  )
  const problems = new Map<string, CartProblem>()
  for (const { itemId, message } of findSoldOutItems(bookable, stocks))
    problems.set(itemId, { reason: 'sold_out', message })
  for (const { item } of views) {
    const refusal = findRefusal(item, refusals, now)
    if (refusal && !problems.has(item.id)) problems.set(item.id, refusal)
  }
  return problems
}
