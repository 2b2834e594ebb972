import type { AddOn } from '../catalog/index.ts'
import { addOnUnitPrice, isPriced, type Line, quoteLine } from '../pricing/index.ts'
import { roomNights } from './edit.ts'
import { type CartItem, cartItemSchema, type TourItem, type UnseenItem } from './item.ts'

/** An item at the price of this line, which its traveller sees now. Throws where the line is of another kind of thing. */
export function withSeen(item: CartItem | UnseenItem, line: Line): CartItem {
  return cartItemSchema.parse({ ...item, ...seenOf(line) })
}

/** What is kept of a line that was seen. Of a line of the whole a single one's price is always a whole part. */
function seenOf(line: Line): object {
  const { base, total } = quoteLine(line)
  switch (line.kind) {
    case 'tour':
      return {
        price: base / line.packageCount,
        total,
        pricing: line.package,
        addOns: line.addOns.map(({ addOn: { id, name, type }, addOn, quantity }) => ({
          id,
          name,
          price: addOnUnitPrice(addOn, quantity),
          quantity,
          type,
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

/** The line of an item as it is chosen now, at the prices that were last seen; null where not all of these were kept. */
export function seenLine(item: CartItem): Line | null {
  switch (item.kind) {
    case 'tour':
      return seenTourLine(item)
    case 'transfer':
      return { kind: 'transfer', basePrice: item.price, cars: item.quantity }
    case 'rental': {
      const addOns = item.addOns.flatMap(({ id, name, price }) => (price === null ? [] : [{ id, name, price }]))
      if (addOns.length < item.addOns.length) return null
      return { kind: 'rental', pricePerDay: item.price, days: item.quantity, addOns }
    }
    case 'room':
      return { kind: 'room', pricePerNight: item.price, nights: roomNights(item), rooms: item.quantity }
  }
}

function seenTourLine({ pricing, packageCount, adults, children, infants, ...item }: TourItem): Line | null {
  const addOns = item.addOns.flatMap(({ quantity, ...addOn }) => {
    const seen = seenAddOn(addOn, quantity)
    return seen ? [{ addOn: seen, quantity }] : []
  })
  if (!pricing || !isPriced(pricing) || addOns.length < item.addOns.length) return null
  // Of a package per person there is one, whatever an older cart or an editor's change makes of the count.
  const count = pricing.type === 'per_package' ? packageCount : 1
  return { kind: 'tour', package: pricing, party: { adults, children, infants }, packageCount: count, addOns }
}

/** An add-on at the one price that was seen of it. */
function seenAddOn(
  { id, name, price, type }: Omit<TourItem['addOns'][number], 'quantity'>,
  quantity: number,
): AddOn | null {
  if (price === null) return null
  return { id, name, description: '', type, tiers: [{ min_quantity: 1, max_quantity: quantity, price }] }
}
