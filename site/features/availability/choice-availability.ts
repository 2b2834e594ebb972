import {
  type Availability,
  type CapacityNeed,
  departureUnitsLeft,
  findSoldOutItems,
  formatUnitsLeft,
  type Stock,
  shouldShowUnitsLeft,
  stockKey,
  unitsLeftOn,
} from '@nusa/shared/booking'
import type { AvailabilityMessage } from './day-status.ts'

/** The availability by resource key. */
export type AvailabilityByResource = Readonly<Record<string, Availability>>

function unitsLeftFor(
  { kind, resourceId, day, startTimeId }: CapacityNeed,
  availabilities: AvailabilityByResource,
): number | null {
  const availability = availabilities[resourceKey({ kind, id: resourceId })] ?? null
  return startTimeId === undefined ? unitsLeftOn(availability, day) : departureUnitsLeft(availability, startTimeId, day)
}

/** Returns the known stock of the needed resources. */
export function stocksFor(needs: readonly CapacityNeed[], availability: AvailabilityByResource): Map<string, Stock> {
  return new Map(needs.map((need) => [stockKey(need), { capacity: unitsLeftFor(need, availability), booked: 0 }]))
}

/**
 * Returns a message with advice if a choice exceeds the availability on a day. Otherwise returns how many units are
 * left on the scarcest day, or null if many are left.
 */
export function choiceAvailabilityMessage(
  needs: readonly CapacityNeed[],
  availability: AvailabilityByResource,
): AvailabilityMessage | null {
  const [soldOutItem] = findSoldOutItems([{ itemId: '', needs }], stocksFor(needs, availability))
  if (soldOutItem) return { text: soldOutItem.message, isTooFew: true }
  const [scarcest] = needs
    .flatMap((need) => {
      const unitsLeft = unitsLeftFor(need, availability)
      return shouldShowUnitsLeft(unitsLeft, need.count) ? [{ kind: need.kind, unitsLeft }] : []
    })
    .toSorted((a, b) => a.unitsLeft - b.unitsLeft)
  return scarcest ? { text: formatUnitsLeft(scarcest.kind, scarcest.unitsLeft), isTooFew: false } : null
}

/** A bookable resource with limited capacity: a tour, the car of a transfer, a rental car or a room type. */
export interface Resource {
  kind: CapacityNeed['kind']
  id: string
}

/** Returns the key under which the availability of a resource is stored. */
export const resourceKey = ({ kind, id }: Resource) => `${kind}:${id}`
