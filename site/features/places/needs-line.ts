import {
  type Availability,
  leftText,
  type Need,
  type Stock,
  shouldShowLeft,
  soldOutItems,
  stockKey,
  unitsLeftOn,
} from '@nusa/shared/booking'
import type { PlacesLine } from './day-notes.ts'
import { resourceKey } from './resource.ts'

/** Availability by resource key. */
export type Places = Readonly<Record<string, Availability>>

const leftFor = ({ kind, resourceId, day }: Need, places: Places): number | null =>
  unitsLeftOn(places[resourceKey({ kind, id: resourceId })] ?? null, day)

/** Returns the known stock of the needed resources. */
export function stocksOf(needs: readonly Need[], places: Places): Map<string, Stock> {
  return new Map(needs.map((need) => [stockKey(need), { limit: leftFor(need, places), taken: 0 }]))
}

/**
 * Returns a message that a choice exceeds the availability on a day, with advice; otherwise how many are left if few;
 * otherwise null.
 */
export function needsLine(needs: readonly Need[], places: Places): PlacesLine | null {
  const [refused] = soldOutItems([{ itemId: '', needs }], stocksOf(needs, places))
  if (refused) return { text: refused.message, isTooFew: true }
  const [scarcest] = needs
    .flatMap((need) => {
      const left = leftFor(need, places)
      return shouldShowLeft(left, need.count) ? [{ kind: need.kind, left }] : []
    })
    .toSorted((a, b) => a.left - b.left)
  return scarcest ? { text: leftText(scarcest.kind, scarcest.left), isTooFew: false } : null
}
