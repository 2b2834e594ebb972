/** In rupiah. The slider counts in thousands, as prices in Indonesia are usually given. */
export const sliderUnit = 1000
/** In thousands of rupiah. The slider ends at a multiple of `roundUpTo`, or at `defaultMax` if there are no cars. */
export const priceSlider = { min: 0, step: 25, roundUpTo: 50, defaultMax: 500 } as const

export const maxFeatures = 8

export interface RentalFilter {
  /** The slugs of car types. A car must have one of these types. An empty list allows every type. */
  types: readonly string[]
  /** The keys of features. A car must have all of these features. */
  features: readonly string[]
  /** In rupiah per day; null allows any price. */
  maxPrice: number | null
}

export interface FilteredCar {
  type: string
  features: readonly string[]
  /** In rupiah per day. */
  price: number
}

export interface RentalFilterOptions {
  types: readonly string[]
  features: readonly string[]
  /** In rupiah. At this value or above, the slider excludes no car. */
  maxSliderPrice: number
}

/** Returns the highest price per day, rounded up, in thousands of rupiah. */
export function calculateSliderMax(prices: readonly number[]): number {
  const { roundUpTo, defaultMax } = priceSlider
  const highestPrice = Math.max(0, ...prices)
  return highestPrice > 0 ? Math.ceil(highestPrice / sliderUnit / roundUpTo) * roundUpTo : defaultMax
}

export function matchesRentalFilter(car: FilteredCar, { types, features, maxPrice }: RentalFilter): boolean {
  return (
    (types.length === 0 || types.includes(car.type)) &&
    features.every((feature) => car.features.includes(feature)) &&
    (maxPrice === null || car.price <= maxPrice)
  )
}

/** Reads the filter from the query, and ignores values that no control has. */
export function parseRentalFilter(query: URLSearchParams, options: RentalFilterOptions): RentalFilter {
  const readValidValues = (name: string, values: readonly string[]) => {
    const requestedValues = query.getAll(name)
    return values.filter((value) => requestedValues.includes(value))
  }
  const priceText = query.get('price') ?? ''
  const price = /^\d{1,12}$/.test(priceText) ? Number(priceText) : options.maxSliderPrice
  return {
    types: readValidValues('type', options.types),
    features: readValidValues('feature', options.features),
    maxPrice: price < options.maxSliderPrice ? price : null,
  }
}

/** Returns the query of the URL without inactive parts of the filter. */
export function toRentalQuery({ types, features, maxPrice }: RentalFilter): string {
  const query = new URLSearchParams([
    ...types.map((type) => ['type', type]),
    ...features.map((feature) => ['feature', feature]),
    ...(maxPrice === null ? [] : [['price', String(maxPrice)]]),
  ]).toString()
  return query === '' ? '' : `?${query}`
}

export function countActiveFilters({ types, features, maxPrice }: RentalFilter): number {
  const priceFilterCount = maxPrice === null ? 0 : 1
  return types.length + features.length + priceFilterCount
}
