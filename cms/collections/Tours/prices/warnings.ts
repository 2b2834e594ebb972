import { formatRupiah } from '@nusa/shared/money'
import { noEnd, rangeWords } from '../../../fields/ranges.ts'
import { largestCount, type PackageInForm, type TourBounds, wholeTiers } from './package-form.ts'
import { type PriceRow, priceRows } from './price-rows.ts'

/**
 * Returns warnings for editors about prices that look odd but may be intended; they apply unchanged. A price that never
 * applies but is shown on the site is an error instead (`faults.ts`).
 */
export function priceWarnings(pack: PackageInForm, bounds: TourBounds): string[] {
  const rows = priceRows(pack, bounds)
  return [
    ...sizeWarnings(pack),
    ...betweenWarnings(pack, rows),
    ...boundWarnings(pack, bounds),
    ...discountWarnings(pack, rows),
    ...unusedWarnings(pack),
    ...childWarnings(rows),
    ...risingWarnings(pack),
  ]
}

/** A package without a size is sold to a group of any size for the price of one. */
function sizeWarnings({ isPerPerson, guestsPerPackage }: PackageInForm): string[] {
  if (isPerPerson || guestsPerPackage !== null) return []
  return ['Guests per package is empty: a group of any size can book a single package.']
}

/**
 * Warns about counts that no row covers. The last range may have no end, because the table shows that. Incomplete rows
 * suppress the warning, because they may be the missing ones.
 */
function betweenWarnings(pack: PackageInForm, rows: readonly PriceRow[]): string[] {
  if (wholeTiers(pack).length < pack.tiers.length) return []
  return rows
    .filter(({ isBetween, to }) => isBetween && to !== null)
    .map((row) => {
      const price = formatRupiah(row.each)
      if (row.young) return `No row covers a group of ${rangeWords(row)}. It can still book, at ${price} per adult.`
      const packages = row.to === 1 ? '1 package' : `${rangeWords(row)} packages`
      return `No row covers a booking of ${packages}. It can still be made, at ${price} each.`
    })
}

function boundWarnings(pack: PackageInForm, bounds: TourBounds): string[] {
  const most = largestCount(pack, bounds)
  const { placesPerDay } = bounds
  return wholeTiers(pack).flatMap((tier) => {
    const row = `Row ${rangeWords(tier)}`
    const canBegin = most === null || tier.from <= most
    if (most !== null && canBegin && tier.to > most && tier.to < noEnd) {
      return [`${row} exceeds the maximum group size of ${most}: the page shows group sizes that cannot be booked.`]
    }
    if (placesPerDay !== null && canBegin && tier.from > placesPerDay) {
      return [
        `${row} exceeds the daily capacity of ${placesPerDay}: it can only be booked on dates with a higher capacity.`,
      ]
    }
    return []
  })
}

/** Warns if all prices are above the price before discount. If only some are, the table shows which have a discount. */
function discountWarnings({ publishPrice }: PackageInForm, rows: readonly PriceRow[]): string[] {
  const isBelow = publishPrice !== null && rows.length > 0 && rows.every(({ each }) => each > publishPrice)
  return isBelow
    ? [`The price before discount, ${formatRupiah(publishPrice)}, is below the price: the page shows no discount.`]
    : []
}

/** Warns about prices that never apply, and one that replaces a missing adult price. */
function unusedWarnings(pack: PackageInForm): string[] {
  const { isPerPerson, price, adult, child, infant } = pack
  if (wholeTiers(pack).length === 0) {
    const isInstead = isPerPerson && adult === null && price !== null
    return isInstead ? [`Without an adult price, each adult pays the package’s price, ${formatRupiah(price)}.`] : []
  }
  const own = isPerPerson ? { price, adult, child, infant } : { price }
  const unused = Object.entries(own).flatMap(([name, amount]) => (amount ? [name] : []))
  return unused.length > 0 ? [`The price table applies, so these prices are never charged: ${unused.join(', ')}.`] : []
}

function childWarnings(rows: readonly PriceRow[]): string[] {
  const dearer = rows.filter(({ each, young }) => young !== null && young.child > each)
  return dearer.length > 0
    ? [`A child pays more than an adult in a group of ${dearer.map(rangeWords).join(', ')}.`]
    : []
}

/** Larger groups usually pay less per person: a higher price often has a digit too many. */
function risingWarnings(pack: PackageInForm): string[] {
  const tiers = wholeTiers(pack)
  const each = pack.isPerPerson ? 'An adult' : 'A package'
  return tiers.flatMap((tier, index) => {
    const before = tiers[index - 1]
    if (!before || tier.price <= before.price) return []
    const [less, more] = [formatRupiah(before.price), formatRupiah(tier.price)]
    return [`${each} costs more in row ${rangeWords(tier)} (${more}) than in row ${rangeWords(before)} (${less}).`]
  })
}
