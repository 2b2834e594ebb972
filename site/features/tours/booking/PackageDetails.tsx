import type { Package, PersonPackage, WholePackage } from '@nusa/shared/catalog'
import { personPrices, wholePackagePrice } from '@nusa/shared/pricing'
import type { ReactNode } from 'react'
import { pricesBeforeTaxText } from '../../../lib/labels.ts'
import { useMoney } from '../../currency/index.ts'
import { bookingTexts } from './texts.ts'

/** The maximum of a tier without an upper limit. */
const unbounded = 999

/** Formats a tier's range: '1-3', '4+' without an upper limit, '2' for a single count. */
export function formatRange(min: number, max: number): string {
  if (max >= unbounded) return `${min}+`
  return min === max ? String(min) : `${min}-${max}`
}

/** The chosen package and its prices by group size. */
export function PackageDetails({ pack, taxRate }: { pack: Package; taxRate: number }) {
  return (
    <section aria-label={bookingTexts.details} className="rounded-md border border-mist bg-white p-4">
      <h3 className="font-semibold">{pack.name}</h3>
      {pack.duration && (
        <p className="text-ink-soft text-sm">
          {bookingTexts.duration}: {pack.duration}
        </p>
      )}
      {pack.description && <p className="mt-2 whitespace-pre-line text-sm">{pack.description}</p>}
      <div className="mt-3">
        {pack.type === 'per_person' ? <PersonTable pack={pack} /> : <PackageTable pack={pack} />}
      </div>
      {taxRate > 0 && <p className="mt-2 text-ink-soft text-sm">{pricesBeforeTaxText(taxRate)}</p>}
    </section>
  )
}

function PersonTable({ pack }: { pack: PersonPackage }) {
  const money = useMoney()
  const sizes = pack.tiers.length > 0 ? pack.tiers.toSorted((a, b) => a.min_people - b.min_people) : [null]
  return (
    <Table
      caption={bookingTexts.perPerson}
      heads={[bookingTexts.groupSize, bookingTexts.adult, bookingTexts.child, bookingTexts.infant]}
    >
      {sizes.map((tier) => {
        const prices = personPrices(pack, { adults: tier?.min_people ?? 1, children: 0 })
        return (
          <Row
            key={tier?.min_people ?? 1}
            head={tier ? formatRange(tier.min_people, tier.max_people) : '1+'}
            cells={[
              money(prices?.adult),
              money(prices?.child),
              prices?.infant === 0 ? bookingTexts.free : money(prices?.infant),
            ]}
          />
        )
      })}
    </Table>
  )
}

function PackageTable({ pack }: { pack: WholePackage }) {
  const money = useMoney()
  const sizes = pack.tiers.length > 0 ? pack.tiers.toSorted((a, b) => a.min_package - b.min_package) : [null]
  return (
    <Table caption={bookingTexts.pricePerPackage} heads={[bookingTexts.packageCount, bookingTexts.pricePerPackage]}>
      {sizes.map((tier) => (
        <Row
          key={tier?.min_package ?? 1}
          head={tier ? formatRange(tier.min_package, tier.max_package) : '1+'}
          cells={[money(wholePackagePrice(pack, tier?.min_package ?? 1))]}
        />
      ))}
    </Table>
  )
}

function Table({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: four prices of millions are wider than the smallest phone, so it scrolls; Safari's keyboard scrolls only what can have the focus
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-mist-deep border-b">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`py-1.5 font-medium ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function Row({ head, cells }: { head: string; cells: string[] }) {
  return (
    <tr className="border-mist border-b last:border-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        {head}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
        <td key={index} className="whitespace-nowrap py-1.5 pl-2 text-right">
          {cell}
        </td>
      ))}
    </tr>
  )
}
