import type { LocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { openRangeEnd, rangeText } from '../../../../fields/numbers/ranges.ts'
import { findCompleteTiers, findMaxGroupSize, type PackageInput, type TourLimits } from './package-form.ts'
import { buildPriceRows, type PriceRow } from './price-rows.ts'
import { endedSeasonWarnings, overlapWarnings } from './season-form.ts'

/**
 * Returns warnings about prices that look odd but may be intended. A price that is shown but never applies is an
 * error instead (`price-errors.ts`).
 */
export function priceWarnings(pack: PackageInput, limits: TourLimits, today: LocalDate): string[] {
  const rows = buildPriceRows(pack, limits)
  return [
    ...sizeWarnings(pack),
    ...gapWarnings(pack, rows),
    ...limitWarnings(pack, limits),
    ...discountWarnings(pack, rows),
    ...unusedPriceWarnings(pack),
    ...childWarnings(rows),
    ...risingPriceWarnings(pack),
    ...overlapWarnings(pack.seasonDays),
    ...endedSeasonWarnings(pack.seasonDays, today),
    ...seasonDiscountWarnings(pack, limits),
  ]
}

function sizeWarnings({ isPerPerson, guestsPerPackage }: PackageInput): string[] {
  if (isPerPerson || guestsPerPackage !== null) return []
  return ['Guests per package is empty: a group of any size can book a single package.']
}

/**
 * Warns about counts that no row of the price table covers. Counts above the last row are not reported, because the
 * form shows what they cost. If a row is incomplete, no gap is reported, because the row may fill the gap.
 */
function gapWarnings(pack: PackageInput, rows: readonly PriceRow[]): string[] {
  if (findCompleteTiers(pack).length < pack.tiers.length) return []
  return rows
    .filter(({ isUncovered, to }) => isUncovered && to !== null)
    .map((row) => {
      const price = formatRupiah(row.unitPrice)
      if (row.childPrices)
        return `No row covers a group of ${rangeText(row)}. The group can still book, at ${price} per adult.`
      const packages = row.to === 1 ? '1 package' : `${rangeText(row)} packages`
      return `No row covers a booking of ${packages}. The booking can still be made, at ${price} each.`
    })
}

function limitWarnings(pack: PackageInput, limits: TourLimits): string[] {
  const maxGroupSize = findMaxGroupSize(pack, limits)
  const { dailyCapacity } = limits
  return findCompleteTiers(pack).flatMap((tier) => {
    const row = `Row ${rangeText(tier)}`
    const isReachable = maxGroupSize === null || tier.from <= maxGroupSize
    if (maxGroupSize !== null && isReachable && tier.to > maxGroupSize && tier.to < openRangeEnd) {
      return [
        `${row} exceeds the maximum group size of ${maxGroupSize}: the page shows group sizes that cannot be booked.`,
      ]
    }
    if (dailyCapacity !== null && isReachable && tier.from > dailyCapacity) {
      return [
        `${row} exceeds the daily capacity of ${dailyCapacity}: it can only be booked on dates with a higher capacity.`,
      ]
    }
    return []
  })
}

function discountWarnings({ publishPrice }: PackageInput, rows: readonly PriceRow[]): string[] {
  const isBelowPrices =
    publishPrice !== null && rows.length > 0 && rows.every(({ unitPrice }) => unitPrice > publishPrice)
  return isBelowPrices
    ? [`The price before discount, ${formatRupiah(publishPrice)}, is below the price: the page shows no discount.`]
    : []
}

/** Warns about prices that travellers never pay, and about a package price that replaces a missing adult price. */
function unusedPriceWarnings(pack: PackageInput): string[] {
  const { isPerPerson, price, adult, child, infant } = pack
  if (findCompleteTiers(pack).length === 0) {
    const replacesAdultPrice = isPerPerson && adult === null && price !== null
    return replacesAdultPrice
      ? [`Without an adult price, each adult pays the package’s price, ${formatRupiah(price)}.`]
      : []
  }
  const packagePrices = isPerPerson ? { price, adult, child, infant } : { price }
  const unusedPrices = Object.entries(packagePrices).filter(([, amount]) => amount)
  const names = unusedPrices.map(([name]) => name)
  return names.length > 0 ? [`The price table applies, so these prices are never charged: ${names.join(', ')}.`] : []
}

function childWarnings(rows: readonly PriceRow[]): string[] {
  const affectedRows = rows.filter(
    ({ unitPrice, childPrices }) => childPrices !== null && childPrices.child > unitPrice,
  )
  return affectedRows.length > 0
    ? [`A child pays more than an adult in a group of ${affectedRows.map(rangeText).join(', ')}.`]
    : []
}

/** Larger groups usually pay less, so a higher price often has a digit too many. */
function risingPriceWarnings(pack: PackageInput): string[] {
  const tiers = findCompleteTiers(pack)
  const payer = pack.isPerPerson ? 'An adult' : 'A package'
  return tiers.flatMap((tier, index) => {
    const previousTier = tiers[index - 1]
    if (!previousTier || tier.price <= previousTier.price) return []
    const price = formatRupiah(tier.price)
    const previousPrice = formatRupiah(previousTier.price)
    return [
      `${payer} costs more in row ${rangeText(tier)} (${price}) than in row ${rangeText(previousTier)} (${previousPrice}).`,
    ]
  })
}

function seasonDiscountWarnings(pack: PackageInput, limits: TourLimits): string[] {
  return pack.seasons.flatMap((season) => {
    const { publish_price, name } = season
    const rows = buildPriceRows(pack, limits, season)
    const isBelowPrices =
      publish_price !== null && rows.length > 0 && rows.every((row) => row.unitPrice > publish_price)
    return isBelowPrices
      ? [
          `In “${name}” the price before discount, ${formatRupiah(publish_price)}, is below the price: the page shows no discount.`,
        ]
      : []
  })
}
