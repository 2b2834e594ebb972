import {
  type Availability,
  isWorthSaying,
  leftText,
  type Need,
  placesLeftOn,
  type Stock,
  soldOutItems,
  stockKey,
} from '@nusa/shared/booking'
import type { PlacesLine } from './day-notes.ts'
import { resourceKey } from './resource.ts'

/** What is left of what can run out, by its resourceKey. */
export type Places = Readonly<Record<string, Availability>>

const leftFor = ({ kind, resourceId, day }: Need, places: Places): number | null =>
  placesLeftOn(places[resourceKey({ kind, id: resourceId })] ?? null, day)

/** What is known of the stock that these take from. */
export function stocksOf(needs: readonly Need[], places: Places): Map<string, Stock> {
  return new Map(needs.map((need) => [stockKey(need), { limit: leftFor(need, places), taken: 0 }]))
}

/** That what a choice takes is not there on one of its days, and what to do; else how much is left where that is little. */
export function needsLine(needs: readonly Need[], places: Places): PlacesLine | null {
  const [refused] = soldOutItems([{ itemId: '', needs }], stocksOf(needs, places))
  if (refused) return { text: refused.message, isTooFew: true }
  const [scarcest] = needs
    .flatMap((need) => {
      const left = leftFor(need, places)
      return isWorthSaying(left, need.count) ? [{ kind: need.kind, left }] : []
    })
    .toSorted((a, b) => a.left - b.left)
  return scarcest ? { text: leftText(scarcest.kind, scarcest.left), isTooFew: false } : null
}
