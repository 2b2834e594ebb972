import * as z from 'zod/mini'
import type { Package } from '../catalog/index.ts'
import { lowestUnitPrice } from './unit-price.ts'

const countSchema = z.int().check(z.minimum(1))

/** `from` is the minimum group size or number of packages. */
export const priceUnitSchema = z.discriminatedUnion('per', [
  /** One adult in a party of at least `from` adults and children. */
  z.object({ per: z.literal('person'), from: countSchema }),
  /** One package for up to `guests` people (null if its size is not set), if at least `from` packages are booked. */
  z.object({ per: z.literal('package'), guests: z.nullable(countSchema), from: countSchema }),
  /** One vehicle with seats for `guests` people. */
  z.object({ per: z.literal('vehicle'), guests: countSchema }),
])

export type PriceUnit = z.infer<typeof priceUnitSchema>

/** Returns the unit of the lowest price, with the smallest party or number of packages to which it applies. */
export function priceUnit(pack: Package): PriceUnit {
  if (pack.type === 'per_person') {
    const tiers = pack.tiers.map((tier) => ({ minimum: tier.min_people, price: tier.adult_price }))
    return { per: 'person', from: smallestCount(tiers, lowestUnitPrice(pack)) }
  }
  const tiers = pack.tiers.map((tier) => ({ minimum: tier.min_package, price: tier.price }))
  return { per: 'package', guests: pack.guests_per_package, from: smallestCount(tiers, lowestUnitPrice(pack)) }
}

/** The tier with the lowest minimum also applies to counts below its minimum. */
function smallestCount(tiers: readonly { minimum: number; price: number }[], price: number | null): number {
  const firstMinimum = Math.min(...tiers.map(({ minimum }) => minimum))
  const matchingTiers = tiers.filter((tier) => tier.price === price)
  const counts = matchingTiers.map(({ minimum }) => (minimum === firstMinimum ? 1 : minimum))
  return counts.length > 0 ? Math.min(...counts) : 1
}
