import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'
import type { Package } from '../catalog/package.ts'
import { type OfferedPickupZone, pickupByAgreement, type TourPickup } from '../catalog/pickup.ts'
import { multiplyRupiah, type Rupiah, sumRupiah, taxOn } from '../money/index.ts'
import type { AddOnQuote, Party } from './line.ts'

/** `later` means that the traveller has not decided; the office asks before the tour. */
export const pickupChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meeting_point') }),
  z.object({ kind: z.literal('zone'), zoneId: entryIdSchema }),
  z.object({ kind: z.literal('later') }),
])

export type PickupChoice = z.infer<typeof pickupChoiceSchema>

/** `none` means that the tour offers no choice. */
export type ResolvedPickup =
  | { kind: 'none' | 'later' }
  | { kind: 'meeting_point'; place: string }
  | { kind: 'zone'; zone: OfferedPickupZone }

/**
 * Returns the chosen pickup with its place or zone; null if the tour no longer offers it. Carts of earlier releases
 * contain no choice: they get the meeting point if the tour has no other pickup, and `later` if travellers can choose.
 * @param pack the chosen package; some packages allow only the meeting point
 */
export function resolvePickup(
  offeredPickup: TourPickup = pickupByAgreement,
  choice?: PickupChoice,
  pack?: Pick<Package, 'pickup'> | null,
): ResolvedPickup | null {
  const { mode, meeting_point: place, zones } = offeredPickup
  const isAtMeetingPoint = mode === 'meeting_point' || pack?.pickup === 'meeting_point'
  if (isAtMeetingPoint) return { kind: 'meeting_point', place }
  if (mode === 'none') return { kind: 'none' }
  if (!choice || choice.kind === 'later') return { kind: 'later' }
  if (choice.kind === 'meeting_point') return mode === 'both' ? { kind: 'meeting_point', place } : null
  const zone = zones.find(({ id }) => id === choice.zoneId)
  return zone ? { kind: 'zone', zone } : null
}

export const pickupAddOnId = 'pickup'

/** Returns the pickup surcharge among the add-ons of a booking, in rupiah; 0 without a surcharge. */
export function sumPickupSurcharge(addOns: readonly Pick<AddOnQuote, 'id' | 'total'>[]): Rupiah {
  return sumRupiah(addOns.filter(({ id }) => id === pickupAddOnId).map(({ total }) => total))
}

/**
 * Returns the amount that the driver collects in cash (rupiah, including tax) from travellers who choose a zone after
 * the booking.
 * @param paidSurcharge the surcharge in the price of the booking (rupiah before tax); 0 without a surcharge
 */
export function pickupCash(
  zone: Pick<OfferedPickupZone, 'name' | 'surcharge' | 'surcharge_per'>,
  party: Party,
  taxRate: number,
  paidSurcharge: Rupiah,
): Rupiah {
  const surcharge = sumPickupSurcharge(pickupSurcharge(zone, party))
  const unpaidSurcharge = Math.max(0, surcharge - paidSurcharge)
  return sumRupiah([unpaidSurcharge, taxOn(unpaidSurcharge, taxRate)])
}

/** Returns the surcharge as an add-on; none if the pickup is free. Infants are not charged. */
export function pickupSurcharge(
  zone: Pick<OfferedPickupZone, 'name' | 'surcharge' | 'surcharge_per'> | null,
  { adults, children }: Party,
): AddOnQuote[] {
  if (zone === null || zone.surcharge === 0) return []
  const { name, surcharge: unitPrice } = zone
  const quantity = zone.surcharge_per === 'person' ? adults + children : 1
  const total = multiplyRupiah(unitPrice, quantity)
  return [{ id: pickupAddOnId, name: `Pickup: ${name}`, unitPrice, quantity, times: 1, total }]
}
