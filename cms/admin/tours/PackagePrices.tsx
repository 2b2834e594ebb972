'use client'

import type { UIFieldClientComponent } from 'payload'
import { priceFaults } from '../../collections/Tours/prices/faults.ts'
import { readBounds, readPackage } from '../../collections/Tours/prices/package-form.ts'
import { priceRows } from '../../collections/Tours/prices/price-rows.ts'
import { priceWarnings } from '../../collections/Tours/prices/warnings.ts'
import { translated } from '../../i18n/translated.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { PriceTable } from './PriceTable.tsx'
import { usePackageInForm } from './package-in-form.ts'
import { tourWords } from './words/index.ts'
import './tours.css'

/**
 * Shows below a package's prices, while they are edited: errors that would prevent publishing, warnings, and what
 * travellers pay.
 */
export const PackagePrices: UIFieldClientComponent = ({ path }) => {
  const { row, tour } = usePackageInForm(path.slice(0, path.lastIndexOf('.')))
  const pack = readPackage(row)
  const language = useLanguage()
  const words = tourWords[language]
  const inWords = (all: readonly string[]) => all.map((one) => translated(one, language))
  const bounds = readBounds(tour)
  return (
    <div className="field-type nusa-prices">
      <div aria-live="polite">
        <Remarks className="nusa-prices__faults" title={words.toMend} words={inWords(priceFaults(row, tour))} />
        <Remarks className="nusa-prices__warnings" title={words.isMeant} words={inWords(priceWarnings(pack, bounds))} />
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
