import type { Package } from '../catalog/index.ts'
import { percentOff, type Rupiah } from '../money/index.ts'
import { visiblePackages } from './packages.ts'
import { type PriceUnit, priceUnit } from './price-unit.ts'
import { lowestUnitPrice, personPrices, wholePackagePrice } from './unit-price.ts'

/** The lowest price of a tour or a package as cards show it, whole rupiah. */
export interface FromPrice {
  price: Rupiah
  /** What the price is for; null if the tour has a price but no package. */
  unit: PriceUnit | null
  /** Whether only residents of Indonesia can book it. */
  isForResidents: boolean
  /** What the same cost before discount, and how many percent it is off, 1 to 99; null where there is no discount. */
  discount: { before: Rupiah; percent: number } | null
}

/** What the price of a tour is found with; a Tour and a TourOffer have it. */
export interface PricedTour {
  price: Rupiah | null
  pricing: readonly Package[]
}

/**
 * The discount of a package whose lowest price is `price`. There is none if a single traveller pays more than the published
 * price: the lower price of a large group is no discount.
 */
function discountOf(pack: Package, price: Rupiah): FromPrice['discount'] {
  const before = pack.publish_price ?? 0
  if (price === 0 || before < (priceForOne(pack) ?? 0)) return null
  // A rounded '0% OFF' says nothing and '100% OFF' something untrue.
  const percent = Math.min(99, percentOff(before, price))
  return percent > 0 ? { before, percent } : null
}

/** What an adult who travels alone pays, or what a single package costs. */
function priceForOne(pack: Package): Rupiah | null {
  if (pack.type === 'per_package') return wholePackagePrice(pack, 1)
  return personPrices(pack, { adults: 1, children: 0 })?.adult ?? null
}

/** The 'from' price of one package: an adult's or one package's in its cheapest tier. Null where it has no price. */
export function packageFromPrice(pack: Package): FromPrice | null {
  const price = lowestUnitPrice(pack)
  if (price === null) return null
  return {
    price,
    unit: priceUnit(pack),
    isForResidents: pack.market === 'indonesia',
    discount: discountOf(pack, price),
  }
}

/** The packages that a tour is offered to everybody with, those with a price; residents' only where it has no others. */
export function offeredPackages({ pricing }: Pick<PricedTour, 'pricing'>): Package[] {
  const forAll = visiblePackages(pricing, false)
  return forAll.length > 0 ? forAll : visiblePackages(pricing, true)
}

/**
 * The 'from' price of a tour: the lowest of the packages that it is offered with. The discount compares with the publish_price
 * of the very package that has the lowest price. Without any priced package it is the tour's own price, and null ('Price on
 * request') where that is missing or 0 too.
 */
export function lowestPrice(tour: PricedTour): FromPrice | null {
  const own = tour.price ? { price: tour.price, unit: null, isForResidents: false, discount: null } : null
  return lowestOf(offeredPackages(tour)) ?? own
}

/** The lowest price of the packages that are sold to residents of Indonesia, or to everybody; null if there are none. */
export function marketPrice({ pricing }: Pick<PricedTour, 'pricing'>, isResident: boolean): FromPrice | null {
  return lowestOf(visiblePackages(pricing, isResident))
}

/**
 * Says whether a price is lower than another for the same thing: a person, a package or a vehicle of the same size, without
 * asking for a larger group.
 */
export function isCheaper(price: FromPrice, other: FromPrice): boolean {
  const size = ({ unit }: FromPrice) => (unit && 'guests' in unit ? unit.guests : null)
  return (
    price.price < other.price &&
    price.unit?.per === other.unit?.per &&
    size(price) === size(other) &&
    smallestOf(price) <= smallestOf(other)
  )
}

/**
 * The lowest 'from' price; of two packages that cost the same, the one that a smaller party pays, then the one with the larger
 * discount, in any order of them.
 */
function lowestOf(packages: readonly Package[]): FromPrice | null {
  const prices = packages.map(packageFromPrice).filter((price) => price !== null)
  return prices.reduce<FromPrice | null>((best, price) => (best && !isLower(price, best) ? best : price), null)
}

function isLower(a: FromPrice, b: FromPrice): boolean {
  if (a.price !== b.price) return a.price < b.price
  if (smallestOf(a) !== smallestOf(b)) return smallestOf(a) < smallestOf(b)
  const [beforeA, beforeB] = [a.discount?.before ?? 0, b.discount?.before ?? 0]
  if (beforeA !== beforeB) return beforeA > beforeB
  return JSON.stringify(a.unit) < JSON.stringify(b.unit)
}

const smallestOf = ({ unit }: FromPrice) => (unit && 'from' in unit ? unit.from : 1)
