import { runsWithPackage } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import { type FromPrice, tourFromPrice } from '@nusa/shared/pricing'
import type { Catalog } from '../../../catalog/catalog.ts'

/** The last 'from' price of each tour: a tour is in many lists, and its price needs each day of a year. */
const prices = new WeakMap<Tour, { today: LocalDate; from: FromPrice | null }>()

/** Returns the 'from' price that a tour's card shows on the day of the build. */
export function cardPrice(tour: Tour, { today }: Pick<Catalog, 'today'>): FromPrice | null {
  const known = prices.get(tour)
  if (known?.today === today) return known.from
  const from = tourFromPrice(tour, today, (date, packageId) => runsWithPackage(tour, date, packageId))
  prices.set(tour, { today, from })
  return from
}
