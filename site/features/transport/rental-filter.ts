/** The slider counts thousands of rupiah, as prices are spoken of in Indonesia. */
export const sliderUnit = 1000
/** From 0 in steps of 25 to a multiple of 50. */
export const priceSlider = { min: 0, step: 25, roundedTo: 50, usualMax: 500 } as const

/** As many features can be filtered by. */
export const shownFeatures = 8

/** What the list of cars is narrowed to. */
export interface RentalFilter {
  /** Slugs of types; of several, any will do. None is every type. */
  types: readonly string[]
  /** Keys of features: a car must have all of them. */
  features: readonly string[]
  /** Whole rupiah a day; null is any price. */
  maxPrice: number | null
}

export interface FilteredCar {
  type: string
  features: readonly string[]
  /** Whole rupiah a day. */
  price: number
}

/** What the controls can be set to. */
export interface RentalFilterOffer {
  types: readonly string[]
  features: readonly string[]
  /** Whole rupiah: the price that is no limit any more. */
  priceBound: number
}

/** The upper end of the price slider (thousands of rupiah): the dearest day rounded up. */
export function sliderMax(prices: readonly number[]): number {
  const { roundedTo, usualMax } = priceSlider
  const dearest = Math.max(0, ...prices)
  return dearest > 0 ? Math.ceil(dearest / sliderUnit / roundedTo) * roundedTo : usualMax
}

/** Says whether a car is in the list: it meets every filter that is set. */
export function isCarShown(car: FilteredCar, { types, features, maxPrice }: RentalFilter): boolean {
  return (
    (types.length === 0 || types.includes(car.type)) &&
    features.every((feature) => car.features.includes(feature)) &&
    (maxPrice === null || car.price <= maxPrice)
  )
}

/** The filter that an address asks for; what no control could show is as if it were not there. */
export function rentalFilterOf(query: URLSearchParams, offer: RentalFilterOffer): RentalFilter {
  const known = (name: string, values: readonly string[]) => {
    const asked = query.getAll(name)
    return values.filter((value) => asked.includes(value))
  }
  const text = query.get('price') ?? ''
  const price = /^\d{1,12}$/.test(text) ? Number(text) : offer.priceBound
  return {
    types: known('type', offer.types),
    features: known('feature', offer.features),
    maxPrice: price < offer.priceBound ? price : null,
  }
}

/** The query of an address for a filter; what narrows nothing is left out. */
export function rentalQueryOf({ types, features, maxPrice }: RentalFilter): string {
  const query = new URLSearchParams([
    ...types.map((type) => ['type', type]),
    ...features.map((feature) => ['feature', feature]),
    ...(maxPrice === null ? [] : [['price', String(maxPrice)]]),
  ]).toString()
  return query && `?${query}`
}

/** How many filters are set. */
export function rentalFilterCount({ types, features, maxPrice }: RentalFilter): number {
  return types.length + features.length + Number(maxPrice !== null)
}
