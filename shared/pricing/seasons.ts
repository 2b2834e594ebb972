import type { Package, PersonTier, Season, SeasonPrice } from '../catalog/index.ts'
import type { LocalDate } from '../dates/index.ts'
import { changeByPercent, type Rupiah } from '../money/index.ts'

/** Returns whether the date is in the season; both ends are included. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, date: LocalDate): boolean {
  // The texts are compared without parsing, because the schema has checked both days and this function runs for every
  // day of a year.
  if (from.length === date.length) return from <= date && date <= to
  const monthDay = date.slice('yyyy-'.length)
  const isAfterStart = from <= monthDay
  const isBeforeEnd = monthDay <= to
  const includesNewYear = from > to
  return includesNewYear ? isAfterStart || isBeforeEnd : isAfterStart && isBeforeEnd
}

/** Returns the first season in the editor's order; null if no season contains the date. */
export function findSeason({ seasons }: Pick<Package, 'seasons'>, date: LocalDate): Season | null {
  return seasons.find((season) => isInSeason(season, date)) ?? null
}

/**
 * Returns the package with the prices of a date, and without its seasons. Outside of all seasons, or if the date is
 * null, prices do not change.
 */
export function packageOn(pack: Package, date: LocalDate | null): Package {
  if (pack.seasons.length === 0) return pack
  return packageInSeason(pack, date && findSeason(pack, date))
}

/** Returns the package without its seasons. If `season` is null, prices do not change. */
export function packageInSeason(pack: Package, season: Season | null): Package {
  if (season === null) return { ...pack, seasons: [] }
  return season.percent === null ? applyPrices(pack, season) : applyPercent(pack, season, season.percent)
}

/**
 * Changes every price by the percentage. The price before discount changes, too, so the discount stays the same. If the
 * season sets a price before discount, it replaces the package's.
 */
function applyPercent(pack: Package, season: Season, percent: number): Package {
  const change = (price: Rupiah) => changeByPercent(price, percent)
  const changeIfSet = (price: Rupiah | null) => (price === null ? null : change(price))
  const packageFields = {
    seasons: [],
    publish_price: season.publish_price ?? changeIfSet(pack.publish_price),
    price: changeIfSet(pack.price),
  }
  if (pack.type === 'per_package') {
    const tiers = pack.tiers.map((tier) => ({ ...tier, price: change(tier.price) }))
    return { ...pack, ...packageFields, tiers }
  }
  const changeChildPrices = ({ child_price, infant_price }: Pick<PersonTier, 'child_price' | 'infant_price'>) => ({
    child_price: changeIfSet(child_price),
    infant_price: changeIfSet(infant_price),
  })
  return {
    ...pack,
    ...packageFields,
    adult_price: changeIfSet(pack.adult_price),
    ...changeChildPrices(pack),
    tiers: pack.tiers.map((tier) => ({ ...tier, adult_price: change(tier.adult_price), ...changeChildPrices(tier) })),
  }
}

/**
 * If the season has no price before discount, there is no discount. The package's `publish_price` belongs to its prices
 * outside of the season, so comparing with it would show a discount that was never given.
 */
function applyPrices(pack: Package, { prices, publish_price }: Season): Package {
  const findPrice = (minimum: number): SeasonPrice | null => prices.find((price) => price.minimum === minimum) ?? null
  const firstPrice = findPrice(1)
  const packageFields = { seasons: [], publish_price }
  if (pack.type === 'per_package') {
    const tiers = pack.tiers.map((tier) => ({ ...tier, price: findPrice(tier.min_package)?.price ?? tier.price }))
    return { ...pack, ...packageFields, price: firstPrice?.price ?? pack.price, tiers }
  }
  return {
    ...pack,
    ...packageFields,
    adult_price: firstPrice?.price ?? pack.adult_price,
    child_price: firstPrice?.child_price ?? pack.child_price,
    infant_price: firstPrice?.infant_price ?? pack.infant_price,
    tiers: pack.tiers.map((tier) => {
      const seasonPrice = findPrice(tier.min_people)
      return {
        ...tier,
        adult_price: seasonPrice?.price ?? tier.adult_price,
        child_price: seasonPrice?.child_price ?? tier.child_price,
        infant_price: seasonPrice?.infant_price ?? tier.infant_price,
      }
    }),
  }
}
