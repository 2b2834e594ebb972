import type { Package } from '../catalog/index.ts'
import { percentOff, type Rupiah } from '../money/index.ts'
import { visiblePackages } from './packages.ts'
import { lowestUnitPrice } from './unit-price.ts'

/** The lowest price of a tour or a package as cards show it, whole rupiah. */
export interface FromPrice {
  price: Rupiah
  /** What the same cost before discount, and how many percent it is off, 1 to 99; null where there is no discount. */
  discount: { before: Rupiah; percent: number } | null
}

/** What the price of a tour is found with; a Tour and a TourOffer have it. */
export interface PricedTour {
  price: Rupiah | null
  pricing: readonly Package[]
}

/** A price with its discount: only where it is above 0 and truly below the published one. */
function withDiscount(price: Rupiah, publishPrice: Rupiah | null): FromPrice {
  const before = publishPrice ?? 0
  // A rounded '0% OFF' says nothing and '100% OFF' something untrue.
  const percent = price > 0 ? Math.min(99, percentOff(before, price)) : 0
  return { price, discount: percent > 0 ? { before, percent } : null }
}

/** The 'from' price of one package: an adult's or one package's in its cheapest tier. Null where it has no price. */
export function packageFromPrice(pack: Package): FromPrice | null {
  const price = lowestUnitPrice(pack)
  return price === null ? null : withDiscount(price, pack.publish_price)
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
  return lowestOf(offeredPackages(tour)) ?? (tour.price ? { price: tour.price, discount: null } : null)
}

/** The lowest 'from' price; of two packages that cost the same, the one with the larger discount, in any order of them. */
function lowestOf(packages: readonly Package[]): FromPrice | null {
  const prices = packages.map(packageFromPrice).filter((price) => price !== null)
  return prices.reduce<FromPrice | null>((best, price) => (best && !isLower(price, best) ? best : price), null)
}

function isLower(a: FromPrice, b: FromPrice): boolean {
  if (a.price !== b.price) return a.price < b.price
  return (a.discount?.before ?? 0) > (b.discount?.before ?? 0)
}
