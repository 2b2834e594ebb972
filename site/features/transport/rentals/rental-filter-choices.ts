import { calculateSliderMax, maxFeatures } from './rental-filter.ts'
import type { RentalView } from './rentals.ts'

/** `key` is used in the URL, `name` is displayed. */
interface FilterOption {
  key: string
  name: string
}

/** Types are sorted by name. There are at most `maxFeatures` features. */
export interface RentalFilterChoices {
  types: FilterOption[]
  features: FilterOption[]
  /** In thousands of rupiah per day. */
  sliderMax: number
}

/** Returns a key that is equal for features that differ only in case and spaces. Features may be in any language. */
function toFeatureKey(feature: string): string {
  return feature.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Returns the keys of a car's features for a data attribute. Keys contain no line breaks, which separate them here. */
export function joinFeatureKeys({ car }: Pick<RentalView, 'car'>): string {
  return car.car_features.map(toFeatureKey).join('\n')
}

function keepFirstOfEachKey(choices: readonly FilterOption[]): FilterOption[] {
  const choicesByKey = Map.groupBy(choices, ({ key }) => key)
  return [...choicesByKey.values()].flatMap(([firstChoice]) => firstChoice ?? [])
}

export function createFilterChoices(views: readonly RentalView[]): RentalFilterChoices {
  const carsWithType = views.filter(({ type }) => type !== '')
  const types = keepFirstOfEachKey(carsWithType.map(({ type, typeSlug }) => ({ key: typeSlug, name: type })))
  const features = views.flatMap(({ car }) => car.car_features.map((name) => ({ key: toFeatureKey(name), name })))
  return {
    types: types.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    features: keepFirstOfEachKey(features).slice(0, maxFeatures),
    sliderMax: calculateSliderMax(views.map(({ car }) => car.price_per_day)),
  }
}
