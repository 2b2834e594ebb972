import { maxFeatures, sliderMax } from './rental-filter.ts'
import type { RentalView } from './rentals.ts'

/** `key` is used in the URL, `name` is displayed. */
interface Choice {
  key: string
  name: string
}

/** Types are sorted by name. There are at most `maxFeatures` features. */
export interface RentalFilterChoices {
  types: Choice[]
  features: Choice[]
  /** In thousands of rupiah per day. */
  priceMax: number
}

/** Equal for features that differ only in case and spaces. Features are free text in any script. */
function featureKey(feature: string): string {
  return feature.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** For a data attribute, separated by line breaks, which keys do not contain. */
export function featureKeys({ car }: Pick<RentalView, 'car'>): string {
  return car.car_features.map(featureKey).join('\n')
}

/** Keeps the first choice of each key. */
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
