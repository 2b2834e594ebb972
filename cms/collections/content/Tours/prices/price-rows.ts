import type { Season } from '@nusa/shared/catalog'
import { percentOff } from '@nusa/shared/money'
import { isPriced, packageInSeason, personPrices, quoteLine } from '@nusa/shared/pricing'
import { noEnd } from '../../../../fields/numbers/ranges.ts'
import { completeTiers, maxCount, type PackageInput, type TourLimits, toPricedPackage } from './package-form.ts'

/** Amounts are in rupiah. */
export interface PriceRow {
  from: number
  /** Null for no end. */
  to: number | null
  /** The price of an adult, or of one package. */
  unitPrice: number
  /** Null if the package is not priced per person. */
  childPrices: { child: number; infant: number } | null
  totals: { count: number; total: number }[]
  /** In percent; 0 for none. */
  percentOff: number
  /** No row of the price table covers the range. The preceding row applies, or else the first row. */
  isBetween: boolean
}

type CountRange = Pick<PriceRow, 'from' | 'to' | 'isBetween'>

/**
 * Returns the prices as they will be charged, for each count that can be booked. Empty while the package has no
 * price.
 */
export function priceRows(form: PackageInput, limits: TourLimits, season: Season | null = null): PriceRow[] {
  const pack = packageInSeason(toPricedPackage(form), season)
  if (!isPriced(pack)) return []
  return splitIntoRanges(form, maxCount(form, limits)).flatMap((range) => {
    const quoteOf = (count: number) => {
      const party = { adults: count, children: 0, infants: 0 }
      return quoteLine({ kind: 'tour', package: pack, date: null, party, packageCount: count, addOns: [] })
    }
    const { from, to } = range
    const [part] = quoteOf(from).parts
    if (!part) return []
    const persons = pack.type === 'per_person' ? personPrices(pack, { adults: from, children: 0 }) : null
    const counts = to === null || to === from ? [from] : [from, to]
    const row: PriceRow = {
      ...range,
      unitPrice: part.unitPrice,
      childPrices: persons && { child: persons.child, infant: persons.infant },
      totals: counts.map((count) => ({ count, total: quoteOf(count).total })),
      percentOff: percentOff(part.unitPriceBefore, part.unitPrice),
    }
    return [row]
  })
}

function splitIntoRanges(form: PackageInput, limit: number | null): CountRange[] {
  const tiers = completeTiers(form)
  if (tiers.length === 0) return [{ from: 1, to: limit, isBetween: false }]
  const ranges: CountRange[] = []
  let next = 1
  for (const [index, tier] of tiers.entries()) {
    if (next < tier.from) ranges.push({ from: next, to: tier.from - 1, isBetween: true })
    // If rows overlap, the one that starts later applies, as in all price calculations.
    const to = Math.min(tier.to, (tiers[index + 1]?.from ?? noEnd + 1) - 1)
    if (to >= tier.from) ranges.push({ from: tier.from, to, isBetween: false })
    next = Math.max(next, to + 1)
  }
  const last = ranges.at(-1)
  if (last && next > noEnd) last.to = null
  else ranges.push({ from: next, to: null, isBetween: true })
  return ranges.flatMap((range) => clampRange(range, limit))
}

function clampRange(range: CountRange, limit: number | null): CountRange[] {
  if (limit === null) return [range]
  return range.from > limit ? [] : [{ ...range, to: Math.min(range.to ?? limit, limit) }]
}
