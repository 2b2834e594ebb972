import type { AddOn } from '../catalog/index.ts'
import { addOnUnitPrice, isPriced, type Line, quoteLine } from '../pricing/index.ts'
import { roomNights } from './edit.ts'
import { type CartItem, cartItemSchema, type TourItem, type UnpricedItem } from './item.ts'

/**
 * Stores the price that the traveller sees now.
 * @throws if the line is of a different kind than the item
 */
export function withSeenPrice(item: CartItem | UnpricedItem, line: Line): CartItem {
  return cartItemSchema.parse({ ...item, ...createSeenPriceFields(line) })
}

function createSeenPriceFields(line: Line): object {
  const { base, total } = quoteLine(line)
  switch (line.kind) {
    case 'tour':
      return {
        // A whole number: if the package is priced per person, `packageCount` is 1.
        price: base / line.packageCount,
        total,
        pricing: line.package,
        pickupZone: line.pickupZone ?? undefined,
        addOns: line.addOns.map(({ addOn, quantity }) => ({
          id: addOn.id,
          name: addOn.name,
          price: addOnUnitPrice(addOn, quantity),
          quantity,
          type: addOn.type,
        })),
      }
    case 'transfer':
      return { price: line.basePrice, total }
    case 'rental':
      return { price: line.pricePerDay, total, addOns: line.addOns }
    case 'room':
      return { price: line.pricePerNight, total }
  }
}

/** Returns the item with the prices that the traveller saw last; null if a price is missing. */
export function createSeenLine(item: CartItem): Line | null {
  switch (item.kind) {
    case 'tour':
      return seenTourLine(item)
    case 'transfer':
      return { kind: 'transfer', basePrice: item.price, cars: item.quantity }
    case 'rental': {
      const addOns = item.addOns.flatMap(({ id, name, price }) => (price === null ? [] : [{ id, name, price }]))
      const hasUnpricedAddOn = addOns.length < item.addOns.length
      if (hasUnpricedAddOn) return null
      return { kind: 'rental', pricePerDay: item.price, days: item.quantity, addOns }
    }
    case 'room':
      return { kind: 'room', pricePerNight: item.price, nights: roomNights(item), rooms: item.quantity }
  }
}

function seenTourLine({ pricing, date, packageCount, adults, children, infants, ...item }: TourItem): Line | null {
  const addOns = item.addOns.flatMap(({ quantity, ...addOn }) => {
    const pricedAddOn = createSeenAddOn(addOn, quantity)
    return pricedAddOn ? [{ addOn: pricedAddOn, quantity }] : []
  })
  const hasUnpricedAddOn = addOns.length < item.addOns.length
  if (!pricing || !isPriced(pricing) || hasUnpricedAddOn) return null
  // A per-person package always counts once, even if an older cart contains another number.
  const pricedPackageCount = pricing.type === 'per_package' ? packageCount : 1
  const party = { adults, children, infants }
  const line = { kind: 'tour' as const, package: pricing, date, party, packageCount: pricedPackageCount, addOns }
  const { pickup, pickupZone } = item
  const isAtMeetingPoint = pricing.pickup === 'meeting_point'
  if (pickup?.kind !== 'zone' || isAtMeetingPoint) return line
  // The traveller chose the zone on /cart and has not seen its surcharge yet.
  return pickupZone?.id === pickup.zoneId ? { ...line, pickupZone } : null
}

/** Returns an add-on with only the price that was seen; null if that price is missing. */
function createSeenAddOn(
  { id, name, price, type }: Omit<TourItem['addOns'][number], 'quantity'>,
  quantity: number,
): AddOn | null {
  if (price === null) return null
  return { id, name, description: '', type, tiers: [{ min_quantity: 1, max_quantity: quantity, price }] }
}
