'use client'

import type { UIFieldClientComponent } from 'payload'
import { priceFaults } from '../../collections/Tours/prices/faults.ts'
import { readBounds, readPackage } from '../../collections/Tours/prices/package-form.ts'
import { priceRows } from '../../collections/Tours/prices/price-rows.ts'
import { priceWarnings } from '../../collections/Tours/prices/warnings.ts'
import { PriceTable } from './PriceTable.tsx'
import { usePackageInForm } from './package-in-form.ts'
import './tours.css'

/** Under a package's prices, as they are typed: what publishing will refuse, what looks odd, and what travellers pay. */
export const PackagePrices: UIFieldClientComponent = ({ path }) => {
  const { row, tour } = usePackageInForm(path.slice(0, path.lastIndexOf('.')))
  const pack = readPackage(row)
  const bounds = readBounds(tour)
  return (
    <div className="field-type nusa-prices">
      <div aria-live="polite">
        <Remarks
          className="nusa-prices__faults"
          title="To be mended before publishing"
          words={priceFaults(row, tour)}
        />
        <Remarks className="nusa-prices__warnings" title="Is this meant?" words={priceWarnings(pack, bounds)} />
      </div>
      <PriceTable rows={priceRows(pack, bounds)} />
    </div>
  )
}

function Remarks({ title, words, className }: { title: string; words: readonly string[]; className: string }) {
  if (words.length === 0) return null
  return (
    <div className={className}>
      <strong>{title}</strong>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
