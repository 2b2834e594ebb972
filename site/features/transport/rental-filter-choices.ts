import { shownFeatures, sliderMax } from './rental-filter.ts'
import type { RentalView } from './rentals.ts'

/** What the address says of a choice, and what people read. */
interface Choice {
  key: string
  name: string
}

/** What the cars can be filtered by: the types that they have, by name, and the first of all that they offer. */
export interface RentalFilterChoices {
  types: Choice[]
  features: Choice[]
  /** Thousands of rupiah a day. */
  priceMax: number
}

/** A feature is one line of text in any script: two are the same where only capitals and spaces tell them apart. */
function featureKey(feature: string): string {
  return feature.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** What a car has as its element in the list says it: a key holds no line break. */
export function featureKeys({ car }: Pick<RentalView, 'car'>): string {
  return car.car_features.map(featureKey).join('\n')
}

/** Each once, under the name that comes first. */
function distinct(choices: readonly Choice[]): Choice[] {
  return [...Map.groupBy(choices, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
}

export function rentalFilterChoices(views: readonly RentalView[]): RentalFilterChoices {
  const types = distinct(views.flatMap(({ type, typeSlug }) => (type ? [{ key: typeSlug, name: type }] : [])))
  const features = views.flatMap(({ car }) => car.car_features.map((name) => ({ key: featureKey(name), name })))
  return {
    types: types.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    features: distinct(features).slice(0, shownFeatures),
    priceMax: sliderMax(views.map(({ car }) => car.price_per_day)),
  }
}
