import { multiplyRupiah, type Rupiah, sumRupiah, taxOn } from '../money/index.ts'
import type { AddOnQuote, Line, LineQuote, PricePart, Quote, RentalLine, TourLine } from './line.ts'
import { pickupSurcharge } from './pickup.ts'
import { packageOn } from './seasons.ts'
import { personPrices, quoteAddOn, wholePackagePrice } from './unit-price.ts'

/** The published price counts as the price before discount only if it is higher than the price paid. */
function createPart(
  type: PricePart['type'],
  count: number,
  unitPrice: Rupiah,
  publishPrice: Rupiah | null = null,
): PricePart {
  const unitPriceBefore = Math.max(unitPrice, publishPrice ?? 0)
  return { type, count, unitPrice, unitPriceBefore, total: multiplyRupiah(unitPrice, count) }
}

/** `publish_price` is the adults' price before discount. */
function tourParts(line: TourLine): PricePart[] {
  const { party, packageCount } = line
  const pack = packageOn(line.package, line.date)
  if (pack.type === 'per_package') {
    const price = wholePackagePrice(pack, packageCount)
    if (price === null) throw new RangeError(`The package ${pack.id} has no price.`)
    return [createPart('package', packageCount, price, pack.publish_price)]
  }
  const prices = personPrices(pack, party)
  if (prices === null) throw new RangeError(`The package ${pack.id} has no price.`)
  return [
    createPart('adult', party.adults, prices.adult, pack.publish_price),
    createPart('child', party.children, prices.child),
    createPart('infant', party.infants, prices.infant),
  ].filter(({ count }) => count > 0)
}

/**
 * Per-person add-ons are charged for each traveller, including infants; other add-ons per package, or once if the
 * package is priced per person.
 */
function tourAddOns({ package: pack, party, packageCount, addOns, pickupZone = null }: TourLine): AddOnQuote[] {
  const travellerCount = party.adults + party.children + party.infants
  const chargedPackages = pack.type === 'per_package' ? packageCount : 1
  const addOnQuotes = addOns.map(({ addOn, quantity }) => {
    const times = addOn.type === 'per_person' ? travellerCount : chargedPackages
    return quoteAddOn(addOn, quantity, times)
  })
  return [...addOnQuotes, ...pickupSurcharge(pickupZone, party)]
}

/** The add-ons of a rental are charged once, regardless of the number of days. */
function rentalAddOns({ addOns }: RentalLine): AddOnQuote[] {
  return addOns.map(({ id, name, price }) => ({ id, name, unitPrice: price, quantity: 1, times: 1, total: price }))
}

function splitLinePrice(line: Line): { parts: PricePart[]; addOns: AddOnQuote[] } {
  switch (line.kind) {
    case 'tour':
      return { parts: tourParts(line), addOns: tourAddOns(line) }
    case 'transfer':
      return { parts: [createPart('car', line.cars, line.basePrice)], addOns: [] }
    case 'rental':
      return { parts: [createPart('day', line.days, line.pricePerDay)], addOns: rentalAddOns(line) }
    case 'room':
      return { parts: [createPart('room-night', line.nights * line.rooms, line.pricePerNight)], addOns: [] }
  }
}

/**
 * Returns the price of a line in rupiah. Throws a RangeError for a package without a price, and for counts or prices
 * that are not whole numbers; `tourLine` and the schemas prevent both.
 */
export function quoteLine(line: Line): LineQuote {
  const { parts, addOns } = splitLinePrice(line)
  const base = sumRupiah(parts.map(({ total }) => total))
  const addOnsTotal = sumRupiah(addOns.map(({ total }) => total))
  const total = sumRupiah([base, addOnsTotal])
  const discount = sumRupiah(parts.map((part) => multiplyRupiah(part.unitPriceBefore - part.unitPrice, part.count)))
  return { parts, addOns, base, addOnsTotal, before: sumRupiah([total, discount]), discount, total }
}

/**
 * Returns the prices of all lines and their total. Every page uses this function, and so does the server before it
 * creates a booking. Tax is calculated once on the sum of all lines, rounded half up to the rupiah.
 * @param taxRate a percentage
 */
export function quote(lines: readonly Line[], taxRate: number): Quote {
  const lineQuotes = lines.map(quoteLine)
  const subtotal = sumRupiah(lineQuotes.map(({ total }) => total))
  const tax = taxOn(subtotal, taxRate)
  return {
    lines: lineQuotes,
    before: sumRupiah(lineQuotes.map(({ before }) => before)),
    discount: sumRupiah(lineQuotes.map(({ discount }) => discount)),
    subtotal,
    taxRate,
    tax,
    total: sumRupiah([subtotal, tax]),
  }
}
