import type { Package, Season, SeasonPrice } from '../catalog/index.ts'
import type { LocalDate } from '../dates/index.ts'
import { changeByPercent, type Rupiah } from '../money/index.ts'

/** Both ends are included. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, date: LocalDate): boolean {
  // The texts are compared without parsing, because the schema has checked both days and this runs for every day of a
  // year.
  if (from.length === date.length) return from <= date && date <= to
  const day = date.slice('yyyy-'.length)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
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
  return season.percent === null ? withPrices(pack, season) : withPercent(pack, season, season.percent)
}

/**
 * The price before discount changes by the same percentage, so that the discount stays the same, unless the season sets
 * it.
 */
function withPercent(pack: Package, season: Season, percent: number): Package {
  const change = (price: Rupiah) => changeByPercent(price, percent)
  const changeIfSet = (price: Rupiah | null) => (price === null ? null : change(price))
  const common = {
    seasons: [],
    publish_price: season.publish_price ?? changeIfSet(pack.publish_price),
    price: changeIfSet(pack.price),
  }
  if (pack.type === 'per_package') {
    const tiers = pack.tiers.map((tier) => ({ ...tier, price: change(tier.price) }))
    return { ...pack, ...common, tiers }
  }
  const changePerson = <Prices extends { child_price: Rupiah | null; infant_price: Rupiah | null }>(
    prices: Prices,
  ) => ({
    child_price: changeIfSet(prices.child_price),
    infant_price: changeIfSet(prices.infant_price),
  })
  return {
    ...pack,
    ...common,
    adult_price: changeIfSet(pack.adult_price),
    ...changePerson(pack),
    tiers: pack.tiers.map((tier) => ({ ...tier, adult_price: change(tier.adult_price), ...changePerson(tier) })),
  }
}

/**
 * If the season has no price before discount, there is no discount. The package's own price before discount belongs to
 * other prices, so comparing with it would show a discount that was never given.
 */
function withPrices(pack: Package, { prices, publish_price }: Season): Package {
  const pricesFrom = (minimum: number): SeasonPrice | null => prices.find((row) => row.minimum === minimum) ?? null
  const firstRow = pricesFrom(1)
  const common = { seasons: [], publish_price }
  if (pack.type === 'per_package') {
    const tiers = pack.tiers.map((tier) => ({ ...tier, price: pricesFrom(tier.min_package)?.price ?? tier.price }))
    return { ...pack, ...common, price: firstRow?.price ?? pack.price, tiers }
  }
  return {
    ...pack,
    ...common,
    adult_price: firstRow?.price ?? pack.adult_price,
    child_price: firstRow?.child_price ?? pack.child_price,
    infant_price: firstRow?.infant_price ?? pack.infant_price,
    tiers: pack.tiers.map((tier) => {
      const row = pricesFrom(tier.min_people)
      return {
        ...tier,
        adult_price: row?.price ?? tier.adult_price,
        child_price: row?.child_price ?? tier.child_price,
        infant_price: row?.infant_price ?? tier.infant_price,
      }
    }),
  }
}
