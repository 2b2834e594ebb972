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

/** Maps a resource key, such as 'tour:12', to the availability of the resource. */
export type AvailabilityByResource = Readonly<Record<string, Availability>>

function unitsLeftFor(
  { kind, resourceId, day, startTimeId }: CapacityNeed,
  availabilities: AvailabilityByResource,
): number | null {
  const availability = availabilities[resourceKey({ kind, id: resourceId })] ?? null
  return startTimeId === undefined ? unitsLeftOn(availability, day) : departureUnitsLeft(availability, startTimeId, day)
}

export function createStocks(
  capacityNeeds: readonly CapacityNeed[],
  availabilities: AvailabilityByResource,
): Map<string, Stock> {
  return new Map(
    capacityNeeds.map((need) => [stockKey(need), { capacity: unitsLeftFor(need, availabilities), booked: 0 }]),
  )
}

/**
 * Returns advice if the choice exceeds the availability. Otherwise returns how many units are left on the scarcest day,
 * or null if many are left.
 */
export function choiceAvailabilityMessage(
  capacityNeeds: readonly CapacityNeed[],
  availabilities: AvailabilityByResource,
): AvailabilityMessage | null {
  const onlyItem = { itemId: '', needs: capacityNeeds }
  const [soldOutItem] = findSoldOutItems([onlyItem], createStocks(capacityNeeds, availabilities))
  if (soldOutItem) return { text: soldOutItem.message, isTooFew: true }
  const [scarcestNeed] = capacityNeeds
    .flatMap((need) => {
      const unitsLeft = unitsLeftFor(need, availabilities)
      return shouldShowUnitsLeft(unitsLeft, need.count) ? [{ kind: need.kind, unitsLeft }] : []
    })
    .toSorted((a, b) => a.unitsLeft - b.unitsLeft)
  return scarcestNeed ? { text: formatUnitsLeft(scarcestNeed.kind, scarcestNeed.unitsLeft), isTooFew: false } : null
}

/** A tour, the car of a transfer, a rental car or a room type. */
export interface Resource {
  kind: CapacityNeed['kind']
  id: string
}

export const resourceKey = ({ kind, id }: Resource) => `${kind}:${id}`
