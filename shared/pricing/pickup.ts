import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'
import { noPickup, type OfferedPickupZone, type TourPickup } from '../catalog/pickup.ts'
import { multiplyRupiah } from '../money/index.ts'
import type { AddOnQuote, Party } from './line.ts'

/** Where the traveller wants to be picked up. With `later`, the office asks before the tour. */
export const pickupChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meeting_point') }),
  z.object({ kind: z.literal('zone'), zoneId: entryIdSchema }),
  z.object({ kind: z.literal('later') }),
])

export type PickupChoice = z.infer<typeof pickupChoiceSchema>

/** The pickup of a booking: what was chosen, resolved against what the tour offers. */
export type ResolvedPickup =
  | { kind: 'none' | 'later' }
  | { kind: 'meeting_point'; place: string }
  | { kind: 'zone'; zone: OfferedPickupZone }

/**
 * Resolves a choice against the pickup that a tour offers; null if the tour no longer offers it. Without a choice, as
 * in carts of earlier releases, the traveller comes to the meeting point of a tour that has nothing else, and otherwise
 * tells later.
 */
export function resolvePickup(offered: TourPickup = noPickup, choice?: PickupChoice): ResolvedPickup | null {
  const { mode, meeting_point: place, zones } = offered
  if (mode === 'none') return { kind: 'none' }
  if (mode === 'meeting_point') return { kind: 'meeting_point', place }
  if (!choice || choice.kind === 'later') return { kind: 'later' }
  if (choice.kind === 'meeting_point') return mode === 'both' ? { kind: 'meeting_point', place } : null
  const zone = zones.find(({ id }) => id === choice.zoneId)
  return zone ? { kind: 'zone', zone } : null
}

/** The id of the surcharge among the add-ons of a price. */
export const pickupAddOnId = 'pickup'

/** Returns the surcharge of a zone as a row of the price; empty if it is free. Infants are not charged. */
export function pickupSurcharge(
  zone: Pick<OfferedPickupZone, 'name' | 'surcharge' | 'surcharge_per'> | null,
  { adults, children }: Party,
): AddOnQuote[] {
  if (zone === null || zone.surcharge === 0) return []
  const { name, surcharge: unitPrice } = zone
  const times = zone.surcharge_per === 'person' ? adults + children : 1
  const total = multiplyRupiah(unitPrice, times)
  return [{ id: pickupAddOnId, name: `Pickup: ${name}`, unitPrice, quantity: 1, times, total }]
}
