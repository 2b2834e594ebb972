/** Prices in these lists are in thousands of rupiah, as people in Bali say them: 450 is Rp450.000. */
type Thousands = number

type PersonLine = readonly [fromPeople: number, toPeople: number, adult: Thousands, child?: Thousands]
type PackageLine = readonly [fromPackages: number, toPackages: number, price: Thousands]

type PackageOptions = {
  description?: string
  duration?: string
  /** Who may book the package; `all` by default. */
  market?: 'all' | 'indonesia'
  /** Shown struck through. */
  priceBeforeDiscount?: Thousands
  /** Parts of the year with other prices. */
  seasons?: readonly DemoSeason[]
}

const toRupiah = (thousands: Thousands) => thousands * 1000

/** July and August, when Europe and Australia have holidays. */
export const highSeason = (percent: number) => ({ name: 'High season', from: '07-01', to: '08-31', percent })

const christmas = { name: 'Christmas and New Year', from: '12-20', to: '01-05' }

export const christmasSeason = (percent: number) => ({ ...christmas, percent })

/** The rainy months after the holidays. */
export const lowSeason = (percent: number) => ({ name: 'Low season', from: '01-10', to: '03-15', percent })

/** Returns Christmas and New Year with other prices per person, each from a group size of the price table. */
export function christmasPrices(rows: readonly (readonly [fromPeople: number, adult: Thousands])[]) {
  const prices = rows.map(([minimum, adult]) => ({
    minimum,
    price: toRupiah(adult),
    child_price: toRupiah(toChildPrice(adult)),
  }))
  return { ...christmas, prices }
}

type DemoSeason = ReturnType<typeof highSeason> | ReturnType<typeof christmasPrices>

/** Returns three quarters of the adult price, rounded to five thousand rupiah. */
const toChildPrice = (adult: Thousands) => Math.round((adult * 0.75) / 5) * 5

const createCommonFields = (
  name: string,
  { description = '', duration = '', market = 'all', priceBeforeDiscount, seasons = [] }: PackageOptions,
) => ({
  name,
  description,
  duration,
  market,
  publish_price: priceBeforeDiscount === undefined ? null : toRupiah(priceBeforeDiscount),
  seasons: [...seasons],
})

/** Returns a package priced per person. Children pay three quarters unless their price is given; infants are free. */
export function perPerson(name: string, tiers: readonly PersonLine[], options: PackageOptions = {}) {
  return {
    type: 'per_person' as const,
    ...createCommonFields(name, options),
    person_tiers: tiers.map(([min_people, max_people, adult, child = toChildPrice(adult)]) => ({
      min_people,
      max_people,
      adult_price: toRupiah(adult),
      child_price: toRupiah(child),
      infant_price: 0,
    })),
  }
}

/** Returns a package priced per person with the same price for every group size. */
export function onePrice(name: string, adult: Thousands, options: PackageOptions & { child?: Thousands } = {}) {
  const { child = toChildPrice(adult) } = options
  return {
    type: 'per_person' as const,
    ...createCommonFields(name, options),
    adult_price: toRupiah(adult),
    child_price: toRupiah(child),
    infant_price: 0,
  }
}

/** Returns a package priced as a whole: a car, a jeep, a cabin. `maxGuests` is its capacity. */
export function perPackage(
  name: string,
  tiers: readonly PackageLine[],
  { maxGuests, ...options }: PackageOptions & { maxGuests: number },
) {
  return {
    type: 'per_package' as const,
    ...createCommonFields(name, options),
    guests_per_package: maxGuests,
    package_tiers: tiers.map(([min_package, max_package, price]) => ({
      min_package,
      max_package,
      price: toRupiah(price),
    })),
  }
}

/** Returns an add-on. Tiers depend on the quantity; the last number is the maximum quantity. */
export function addOn(
  name: string,
  type: 'per_person' | 'per_package',
  tiers: readonly PackageLine[],
  description = '',
) {
  return {
    name,
    description,
    type,
    tiers: tiers.map(([min_quantity, max_quantity, price]) => ({ min_quantity, max_quantity, price: toRupiah(price) })),
  }
}

export type DemoPackage = ReturnType<typeof perPerson> | ReturnType<typeof onePrice> | ReturnType<typeof perPackage>
export type DemoAddOn = ReturnType<typeof addOn>
