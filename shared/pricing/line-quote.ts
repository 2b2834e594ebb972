import { type Rupiah, sumRupiah, timesRupiah } from '../money/index.ts'
import { addOnQuote } from './add-on.ts'
import type { AddOnQuote, Line, LineQuote, PricePart, RentalLine, TourLine } from './line.ts'
import { personPrices, wholePackagePrice } from './unit-price.ts'

/** A row of a price. A published price counts before discount only where it exceeds what is paid. */
function part(
  type: PricePart['type'],
  count: number,
  unitPrice: Rupiah,
  publishPrice: Rupiah | null = null,
): PricePart {
  const unitPriceBefore = Math.max(unitPrice, publishPrice ?? 0)
  return { type, count, unitPrice, unitPriceBefore, total: timesRupiah(unitPrice, count) }
}

/** Adults count at publish_price before discount, children and infants at their own price. Rows of nobody are left out. */
function tourParts(line: TourLine): PricePart[] {
  const { package: pack, party, packageCount } = line
  if (pack.type === 'per_package') {
    const price = wholePackagePrice(pack, packageCount)
    if (price === null) throw new RangeError(`The package ${pack.id} has no price.`)
    return [part('package', packageCount, price, pack.publish_price)]
  }
  const prices = personPrices(pack, party)
  if (prices === null) throw new RangeError(`The package ${pack.id} has no price.`)
  return [
    part('adult', party.adults, prices.adult, pack.publish_price),
    part('child', party.children, prices.child),
    part('infant', party.infants, prices.infant),
  ].filter(({ count }) => count > 0)
}

/** Per person an add-on is charged for every traveller, infants too; any other for each package, of a per-person tour once. */
function tourAddOns({ package: pack, party, packageCount, addOns }: TourLine): AddOnQuote[] {
  const travellers = party.adults + party.children + party.infants
  const quantity = pack.type === 'per_package' ? packageCount : 1
  return addOns.map((chosen) =>
    addOnQuote(chosen.addOn, chosen.quantity, chosen.addOn.type === 'per_person' ? travellers : quantity),
  )
}

/** A rental's add-ons are charged once, however many days it lasts. */
function rentalAddOns({ addOns }: RentalLine): AddOnQuote[] {
  return addOns.map(({ id, name, price }) => ({ id, name, unitPrice: price, quantity: 1, times: 1, total: price }))
}

function linePrice(line: Line): { parts: PricePart[]; addOns: AddOnQuote[] } {
  switch (line.kind) {
    case 'tour':
      return { parts: tourParts(line), addOns: tourAddOns(line) }
    case 'transfer':
      return { parts: [part('car', line.cars, line.basePrice)], addOns: [] }
    case 'rental':
      return { parts: [part('day', line.days, line.pricePerDay)], addOns: rentalAddOns(line) }
    case 'room':
      return { parts: [part('room-night', line.nights * line.rooms, line.pricePerNight)], addOns: [] }
  }
}

/**
 * What one line costs, whole rupiah. total = base + addOnsTotal; before = total + discount. Throws a RangeError on a
 * package without a price and on counts or prices that are not whole, which `tourLine` and the schemas let nobody send.
 */
export function quoteLine(line: Line): LineQuote {
  const { parts, addOns } = linePrice(line)
  const base = sumRupiah(parts.map(({ total }) => total))
  const addOnsTotal = sumRupiah(addOns.map(({ total }) => total))
  const total = sumRupiah([base, addOnsTotal])
  const discount = sumRupiah(parts.map((row) => timesRupiah(row.unitPriceBefore - row.unitPrice, row.count)))
  return { parts, addOns, base, addOnsTotal, before: sumRupiah([total, discount]), discount, total }
}
