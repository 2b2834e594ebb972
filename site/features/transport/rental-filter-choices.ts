import { slugOf } from '@nusa/shared/search'
import { shownFeatures, sliderMax } from './rental-filter.ts'
import type { RentalView } from './rentals.ts'

interface Choice {
  slug: string
  name: string
}

/** What the cars can be filtered by: the types that they have, by name, and the first of all that they offer. */
export interface RentalFilterChoices {
  types: Choice[]
  features: Choice[]
  /** Thousands of rupiah a day. */
  priceMax: number
}

const choicesOf = (names: Iterable<string>): Choice[] => [
  ...new Map([...names].map((name) => [slugOf(name), { slug: slugOf(name), name }])).values(),
]

export function rentalFilterChoices(views: readonly RentalView[]): RentalFilterChoices {
  const types = choicesOf(views.flatMap(({ type }) => (type ? [type] : [])))
  return {
    types: types.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    features: choicesOf(views.flatMap(({ car }) => car.car_features)).slice(0, shownFeatures),
    priceMax: sliderMax(views.map(({ car }) => car.price_per_day)),
  }
}
