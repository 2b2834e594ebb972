import { percentOff } from '@nusa/shared/money'
import { isPriced, personPrices, quoteLine } from '@nusa/shared/pricing'
import { noEnd } from '../../../fields/ranges.ts'
import { largestCount, type PackageInForm, pricedPackage, type TourBounds, wholeTiers } from './package-form.ts'

/** What a party of one size costs, or a number of packages. Amounts are whole rupiah. */
export interface PriceRow {
  from: number
  /** Null where it has no end. */
  to: number | null
  /** What an adult pays, or what one package costs. */
  each: number
  /** What the young pay; null in a package that is sold as a whole. */
  young: { child: number; infant: number } | null
  /** What so many adults pay together, or so many packages cost: at the two ends of the row. */
  totals: { count: number; total: number }[]
  /** Percent off the price before discount; 0 for none. */
  percentOff: number
  /** That the price table says nothing of these: they pay what the row before says, or the first one. */
  isBetween: boolean
}

type Span = Pick<PriceRow, 'from' | 'to' | 'isBetween'>

/** What a package costs for each count that can book it, as it will be charged; no rows while it has no price. */
export function priceRows(form: PackageInForm, bounds: TourBounds): PriceRow[] {
  const pack = pricedPackage(form)
  if (!isPriced(pack)) return []
  return spansOf(form, largestCount(form, bounds)).flatMap((span) => {
    const quoteOf = (count: number) => {
      const party = { adults: count, children: 0, infants: 0 }
      return quoteLine({ kind: 'tour', package: pack, party, packageCount: count, addOns: [] })
    }
    const { from, to } = span
    const [part] = quoteOf(from).parts
    if (!part) return []
    const persons = pack.type === 'per_person' ? personPrices(pack, { adults: from, children: 0 }) : null
    const counts = to === null || to === from ? [from] : [from, to]
    const row: PriceRow = {
      ...span,
      each: part.unitPrice,
      young: persons && { child: persons.child, infant: persons.infant },
      totals: counts.map((count) => ({ count, total: quoteOf(count).total })),
      percentOff: percentOff(part.unitPriceBefore, part.unitPrice),
    }
    return [row]
  })
}

/** The counts from 1 to the largest, cut where another price begins. */
function spansOf(form: PackageInForm, largest: number | null): Span[] {
  const tiers = wholeTiers(form)
  if (tiers.length === 0) return [{ from: 1, to: largest, isBetween: false }]
  const spans: Span[] = []
  let next = 1
  for (const [index, tier] of tiers.entries()) {
    if (next < tier.from) spans.push({ from: next, to: tier.from - 1, isBetween: true })
    // Where rows overlap, the one that begins later counts, as it does everywhere.
    const to = Math.min(tier.to, (tiers[index + 1]?.from ?? noEnd + 1) - 1)
    if (to >= tier.from) spans.push({ from: tier.from, to, isBetween: false })
    next = Math.max(next, to + 1)
  }
  const last = spans.at(-1)
  if (last && next > noEnd) last.to = null
  else spans.push({ from: next, to: null, isBetween: true })
  return spans.flatMap((span) => upTo(span, largest))
}

function upTo(span: Span, largest: number | null): Span[] {
  if (largest === null) return [span]
  return span.from > largest ? [] : [{ ...span, to: Math.min(span.to ?? largest, largest) }]
}
