import type { AddOn, Package, TourPickup } from '../catalog/index.ts'
import type { LocalDate } from '../dates/index.ts'
import type { Party, TourLine } from './line.ts'
import { type PickupChoice, resolvePickup } from './pickup.ts'
import { isPriced } from './unit-price.ts'

/** The cart's `TourChoice` has these fields too. */
export interface PackageChoice extends Party {
  packageId: string
  /** Null if no day is chosen yet. */
  date: LocalDate | null
  /** Ignored if the package is priced per person. */
  packageCount: number
  addOns: readonly { id: string; quantity: number }[]
  pickup?: PickupChoice | undefined
}

export type TourLineResult =
  | { ok: true; line: TourLine }
  | { ok: false; reason: 'package_gone' }
  | { ok: false; reason: 'add_on_gone'; addOnId: string }

/**
 * Returns the choice with its current prices. A package without a price counts as no longer offered. If an add-on is
 * listed twice, its quantities are added, so that the right tier applies.
 */
export function tourLine(
  tour: { pricing: readonly Package[]; add_on: readonly AddOn[]; pickup?: TourPickup | undefined },
  choice: PackageChoice,
): TourLineResult {
  const pack = tour.pricing.find(({ id }) => id === choice.packageId)
  if (!pack || !isPriced(pack)) return { ok: false, reason: 'package_gone' }

  const addOns = new Map<string, { addOn: AddOn; quantity: number }>()
  for (const { id, quantity } of choice.addOns) {
    if (quantity < 1) continue
    const addOn = tour.add_on.find((offeredAddOn) => offeredAddOn.id === id)
    if (!addOn) return { ok: false, reason: 'add_on_gone', addOnId: id }
    addOns.set(id, { addOn, quantity: quantity + (addOns.get(id)?.quantity ?? 0) })
  }

  const { date, adults, children, infants } = choice
  const packageCount = pack.type === 'per_package' ? choice.packageCount : 1
  const party = { adults, children, infants }
  const pickup = resolvePickup(tour.pickup, choice.pickup, pack)
  const line = { kind: 'tour' as const, package: pack, date, party, packageCount, addOns: [...addOns.values()] }
  return { ok: true, line: pickup?.kind === 'zone' ? { ...line, pickupZone: pickup.zone } : line }
}
