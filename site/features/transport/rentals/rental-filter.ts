/** The slider counts thousands of rupiah, as prices are usually given in Indonesia. */
export const sliderUnit = 1000
/** The price slider, in thousands of rupiah: from 0 in steps of 25 to a multiple of 50. */
export const priceSlider = { min: 0, step: 25, roundedTo: 50, usualMax: 500 } as const

/** The maximum number of features to filter by. */
export const maxFeatures = 8

/** The active filter of the car list. */
export interface RentalFilter {
  /** Slugs of types; a car must have one of them. An empty list allows every type. */
  types: readonly string[]
  /** Keys of features; a car must have all of them. */
  features: readonly string[]
  /** Rupiah per day; null allows any price. */
  maxPrice: number | null
}

export interface FilteredCar {
  type: string
  features: readonly string[]
  /** Rupiah per day. */
  price: number
}

/** The possible values of the controls. */
export interface RentalFilterOffer {
  types: readonly string[]
  features: readonly string[]
  /** In rupiah. A maximum price from this value on filters no car. */
  priceBound: number
}

/** Returns the upper end of the price slider (thousands of rupiah): the highest price per day, rounded up. */
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
