import { maxFeatures, sliderMax } from './rental-filter.ts'
import type { RentalView } from './rentals.ts'

/** A choice of a filter: the key used in the URL and the displayed name. */
interface Choice {
  key: string
  name: string
}

/** The filter choices. They are the types of the cars, sorted by name, and up to `maxFeatures` features. */
export interface RentalFilterChoices {
  types: Choice[]
  features: Choice[]
  /** The upper end of the price slider, in thousands of rupiah per day. */
  priceMax: number
}

/**
 * Returns a key that is equal for features that differ only in case and spaces. Features are free text in any script.
 */
function featureKey(feature: string): string {
  return feature.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * Returns a car's feature keys for the data attribute of its list element, separated by line breaks. Keys contain no
 * line breaks.
 */
export function featureKeys({ car }: Pick<RentalView, 'car'>): string {
  return car.car_features.map(featureKey).join('\n')
}

/** Removes choices with the same key, except the first. */
function distinct(choices: readonly Choice[]): Choice[] {
  return [...Map.groupBy(choices, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
}

export function rentalFilterChoices(views: readonly RentalView[]): RentalFilterChoices {
  const types = distinct(views.flatMap(({ type, typeSlug }) => (type ? [{ key: typeSlug, name: type }] : [])))
  const features = views.flatMap(({ car }) => car.car_features.map((name) => ({ key: featureKey(name), name })))
  return {
    types: types.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    features: distinct(features).slice(0, maxFeatures),
    priceMax: sliderMax(views.map(({ car }) => car.price_per_day)),
  }
}
