/** In rupiah. Prices in Indonesia are usually given in thousands. */
export const sliderUnit = 1000
/** In thousands of rupiah. The slider ends at a multiple of 50, or at `usualMax` if there are no cars. */
export const priceSlider = { min: 0, step: 25, roundedTo: 50, usualMax: 500 } as const

export const maxFeatures = 8

export interface RentalFilter {
  /** Slugs. A car must have one of these types. An empty list allows every type. */
  types: readonly string[]
  /** Keys. A car must have all of these features. */
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

export interface RentalFilterOffer {
  types: readonly string[]
  features: readonly string[]
  /** In rupiah. At this value or above, the slider excludes no car. */
  priceBound: number
}

/** Returns the highest price per day, rounded up, in thousands of rupiah. */
export function sliderMax(prices: readonly number[]): number {
  const { roundedTo, usualMax } = priceSlider
  const highestPrice = Math.max(0, ...prices)
  return highestPrice > 0 ? Math.ceil(highestPrice / sliderUnit / roundedTo) * roundedTo : usualMax
}

export function isCarShown(car: FilteredCar, { types, features, maxPrice }: RentalFilter): boolean {
  return (
    (types.length === 0 || types.includes(car.type)) &&
    features.every((feature) => car.features.includes(feature)) &&
    (maxPrice === null || car.price <= maxPrice)
  )
}

/** Ignores values that no control has. */
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

/** Omits inactive parts. */
export function rentalQuery({ types, features, maxPrice }: RentalFilter): string {
  const query = new URLSearchParams([
    ...types.map((type) => ['type', type]),
    ...features.map((feature) => ['feature', feature]),
    ...(maxPrice === null ? [] : [['price', String(maxPrice)]]),
  ]).toString()
  return query && `?${query}`
}

export function rentalFilterCount({ types, features, maxPrice }: RentalFilter): number {
  return types.length + features.length + Number(maxPrice !== null)
}
