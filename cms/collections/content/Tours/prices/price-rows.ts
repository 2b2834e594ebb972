import type { Season } from '@nusa/shared/catalog'
import { percentOff } from '@nusa/shared/money'
import { isPriced, packageInSeason, personPrices, quoteLine } from '@nusa/shared/pricing'
import { openRangeEnd } from '../../../../fields/numbers/ranges.ts'
import {
  findCompleteTiers,
  findMaxGroupSize,
  type PackageInput,
  type TourLimits,
  toPricedPackage,
} from './package-form.ts'

/** Amounts are in rupiah. */
export interface PriceRow {
  from: number
  /** Null if the range has no end. */
  to: number | null
  /** The price of an adult, or of one package. */
  unitPrice: number
  /** Null if the package is not priced per person. */
  childPrices: { child: number; infant: number } | null
  totals: { count: number; total: number }[]
  /** The discount in percent, or 0 if there is no discount. */
  percentOff: number
  /**
   * Whether no row of the price table covers the range. The preceding row then applies, or the first row if there is no
   * preceding row.
   */
  isUncovered: boolean
}

type CountRange = Pick<PriceRow, 'from' | 'to' | 'isUncovered'>

/**
 * Returns the prices as they will be charged, for each count that can be booked. Returns an empty list while the
 * package has no price.
 */
export function buildPriceRows(form: PackageInput, limits: TourLimits, season: Season | null = null): PriceRow[] {
  const pack = packageInSeason(toPricedPackage(form), season)
  if (!isPriced(pack)) return []
  return splitIntoRanges(form, findMaxGroupSize(form, limits)).flatMap((range) => {
    const computeQuote = (count: number) => {
      const party = { adults: count, children: 0, infants: 0 }
      return quoteLine({ kind: 'tour', package: pack, date: null, party, packageCount: count, addOns: [] })
    }
    const { from, to } = range
    const [firstPart] = computeQuote(from).parts
    if (!firstPart) return []
    const pricesPerPerson = pack.type === 'per_person' ? personPrices(pack, { adults: from, children: 0 }) : null
    const counts = to === null || to === from ? [from] : [from, to]
    const row: PriceRow = {
      ...range,
      unitPrice: firstPart.unitPrice,
      childPrices: pricesPerPerson && { child: pricesPerPerson.child, infant: pricesPerPerson.infant },
      totals: counts.map((count) => ({ count, total: computeQuote(count).total })),
      percentOff: percentOff(firstPart.unitPriceBefore, firstPart.unitPrice),
    }
    return [row]
  })
}

function splitIntoRanges(form: PackageInput, maxCount: number | null): CountRange[] {
  const tiers = findCompleteTiers(form)
  if (tiers.length === 0) return [{ from: 1, to: maxCount, isUncovered: false }]
  const ranges: CountRange[] = []
  let nextCount = 1
  for (const [index, tier] of tiers.entries()) {
    if (nextCount < tier.from) ranges.push({ from: nextCount, to: tier.from - 1, isUncovered: true })
    // If rows overlap, the row that starts later applies, as in all price calculations.
    const laterTier = tiers[index + 1]
    const to = laterTier ? Math.min(tier.to, laterTier.from - 1) : tier.to
    if (to >= tier.from) ranges.push({ from: tier.from, to, isUncovered: false })
    nextCount = Math.max(nextCount, to + 1)
  }
  const lastRange = ranges.at(-1)
  if (lastRange && nextCount > openRangeEnd) lastRange.to = null
  else ranges.push({ from: nextCount, to: null, isUncovered: true })
  return ranges.flatMap((range) => clampRange(range, maxCount))
}

function clampRange(range: CountRange, maxCount: number | null): CountRange[] {
  if (maxCount === null) return [range]
  return range.from > maxCount ? [] : [{ ...range, to: Math.min(range.to ?? maxCount, maxCount) }]
}
