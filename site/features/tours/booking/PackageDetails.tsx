import type { Package, PersonPackage, WholePackage } from '@nusa/shared/catalog'
import { personPrices, wholePackagePrice } from '@nusa/shared/pricing'
import type { ReactNode } from 'react'
import { pricesBeforeTaxText } from '../../../lib/labels.ts'
import { useMoney } from '../../currency/index.ts'
import { bookingTexts } from './texts.ts'

/** A tier with this maximum has no upper limit. */
const unlimitedTierMax = 999

/** Returns '1-3', '4+' without an upper limit, or '2' for a single count. */
export function formatRange(min: number, max: number): string {
  if (max >= unlimitedTierMax) return `${min}+`
  return min === max ? String(min) : `${min}-${max}`
}

/** Shows prices per group size, or per number of packages if the price is per package. */
export function PackageDetails({ pack, taxRate }: { pack: Package; taxRate: number }) {
  return (
    <section aria-label={bookingTexts.packageDetails} className="rounded-md border border-mist bg-white p-4">
      <h3 className="font-semibold">{pack.name}</h3>
      {pack.duration && (
        <p className="text-ink-soft text-sm">
          {bookingTexts.duration}: {pack.duration}
        </p>
      )}
      {pack.description && <p className="mt-2 whitespace-pre-line text-sm">{pack.description}</p>}
      <div className="mt-3">
        {pack.type === 'per_person' ? <PersonPriceTable pack={pack} /> : <PackagePriceTable pack={pack} />}
      </div>
      {taxRate > 0 && <p className="mt-2 text-ink-soft text-sm">{pricesBeforeTaxText(taxRate)}</p>}
    </section>
  )
}

function PersonPriceTable({ pack }: { pack: PersonPackage }) {
  const money = useMoney()
  // Without tiers, one row shows the price for every group size.
  const tiers = pack.tiers.length > 0 ? pack.tiers.toSorted((a, b) => a.min_people - b.min_people) : [null]
  return (
    <Table
      caption={bookingTexts.perPerson}
      headers={[bookingTexts.groupSize, bookingTexts.adult, bookingTexts.child, bookingTexts.infant]}
    >
      {tiers.map((tier) => {
        const prices = personPrices(pack, { adults: tier?.min_people ?? 1, children: 0 })
        return (
          <Row key={tier?.min_people ?? 1} header={tier ? formatRange(tier.min_people, tier.max_people) : '1+'}>
            <Cell>{money(prices?.adult)}</Cell>
            <Cell>{money(prices?.child)}</Cell>
            <Cell>{prices?.infant === 0 ? bookingTexts.freeOfCharge : money(prices?.infant)}</Cell>
          </Row>
        )
      })}
    </Table>
  )
}

function PackagePriceTable({ pack }: { pack: WholePackage }) {
  const money = useMoney()
  // Without tiers, one row shows the price for every number of packages.
  const tiers = pack.tiers.length > 0 ? pack.tiers.toSorted((a, b) => a.min_package - b.min_package) : [null]
  return (
    <Table caption={bookingTexts.pricePerPackage} headers={[bookingTexts.packageCount, bookingTexts.pricePerPackage]}>
      {tiers.map((tier) => (
        <Row key={tier?.min_package ?? 1} header={tier ? formatRange(tier.min_package, tier.max_package) : '1+'}>
          <Cell>{money(wholePackagePrice(pack, tier?.min_package ?? 1))}</Cell>
        </Row>
      ))}
    </Table>
  )
}

function Table({ caption, headers, children }: { caption: string; headers: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: three seven-digit prices overflow the smallest phone, so it scrolls; Safari's keyboard scrolls only focusable elements
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-mist-deep border-b">
            {headers.map((header, index) => (
              <th
                key={header}
                scope="col"
                className={`py-1.5 font-medium ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function Row({ header, children }: { header: string; children: ReactNode }) {
  return (
    <tr className="border-mist border-b last:border-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        {header}
      </th>
      {children}
    </tr>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="whitespace-nowrap py-1.5 pl-2 text-right">{children}</td>
}
