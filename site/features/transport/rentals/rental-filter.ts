/** The value of one unit of the price slider in rupiah. Prices in Indonesia are usually given in thousands. */
export const sliderUnit = 1000
/**
 * The price slider in thousands of rupiah. It starts at 0, has steps of 25 and ends at a multiple of 50. If there are
 * no cars, it ends at `usualMax`.
 */
export const priceSlider = { min: 0, step: 25, roundedTo: 50, usualMax: 500 } as const

/** The maximum number of features to filter by. */
export const maxFeatures = 8

/** The active filter of the car list. */
export interface RentalFilter {
  /** The slugs of types. A car must have one of these types. An empty list allows every type. */
  types: readonly string[]
  /** The keys of features. A car must have all of these features. */
  features: readonly string[]
  /** The maximum price in rupiah per day; null allows any price. */
  maxPrice: number | null
}

export interface FilteredCar {
  type: string
  features: readonly string[]
  /** The price in rupiah per day. */
  price: number
}

/** The filter values that the controls offer. */
export interface RentalFilterOffer {
  types: readonly string[]
  features: readonly string[]
  /** The upper end of the price slider in rupiah. At this value or above, the slider excludes no car. */
  priceBound: number
}

/** Returns the upper end of the price slider (thousands of rupiah). This is the highest price per day, rounded up. */
export function sliderMax(prices: readonly number[]): number {
  const { roundedTo, usualMax } = priceSlider
  const highestPrice = Math.max(0, ...prices)
  return highestPrice > 0 ? Math.ceil(highestPrice / sliderUnit / roundedTo) * roundedTo : usualMax
}

/** Returns whether a car matches every active filter. */
export function isCarShown(car: FilteredCar, { types, features, maxPrice }: RentalFilter): boolean {
  return (
    (types.length === 0 || types.includes(car.type)) &&
    features.every((feature) => car.features.includes(feature)) &&
    (maxPrice === null || car.price <= maxPrice)
  )
}

/** Parses the filter from a URL query. Values that no control has are ignored. */
export function parseRentalFilter(query: URLSearchParams, offer: RentalFilterOffer): RentalFilter {
  const validValues = (name: string, values: readonly string[]) => {
    const requested = query.getAll(name)
    return values.filter((value) => requested.includes(value))
  }
  const text = query.get('price') ?? ''
  const price = /^\d{1,12}$/.test(text) ? Number(text) : offer.priceBound
  return {
    types: validValues('type', offer.types),
    features: validValues('feature', offer.features),
    maxPrice: price < offer.priceBound ? price : null,
  }
}

/** Returns the URL query of a filter, without inactive parts. */
export function rentalQuery({ types, features, maxPrice }: RentalFilter): string {
  const query = new URLSearchParams([
    ...types.map((type) => ['type', type]),
    ...features.map((feature) => ['feature', feature]),
    ...(maxPrice === null ? [] : [['price', String(maxPrice)]]),
  ]).toString()
  return query && `?${query}`
}

/** Returns the number of active filters. */
export function rentalFilterCount({ types, features, maxPrice }: RentalFilter): number {
  return types.length + features.length + Number(maxPrice !== null)
}
