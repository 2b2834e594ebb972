'use client'

import type { UIFieldClientComponent } from 'payload'
import { translateMessage } from '../../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../../core/i18n/use-language.ts'
import { useCurrentPath } from '../../../../payload-fixes/rows/use-current-field.ts'
import { tourTexts } from '../texts/index.ts'
import { PriceTable } from './PriceTable.tsx'
import { readPackage, readTourLimits } from './package-form.ts'
import { priceErrors } from './price-errors.ts'
import { priceRows } from './price-rows.ts'
import { priceWarnings } from './price-warnings.ts'
import { SeasonStrip } from './SeasonStrip.tsx'
import { usePackageFields } from './use-package-fields.ts'
import './tours.css'

/**
 * Shows below a package's prices, while they are edited: errors that would prevent publishing, warnings, and what
 * travellers pay.
 */
export const PackagePrices: UIFieldClientComponent = ({ path: renderedPath }) => {
  const path = useCurrentPath(renderedPath)
  const { row, tour } = usePackageFields(path.slice(0, path.lastIndexOf('.')))
  const currentPackage = readPackage(row)
  const language = useLanguage()
  const texts = tourTexts[language]
  const translateAll = (all: readonly string[]) => all.map((message) => translateMessage(message, language))
  const bounds = readTourLimits(tour)
  return (
    <div className="field-type nusa-prices">
      <div aria-live="polite">
        <MessageList
          className="nusa-prices__errors"
          title={texts.fixBeforePublishing}
          texts={translateAll(priceErrors(row, tour))}
        />
        <MessageList
          className="nusa-prices__warnings"
          title={texts.isIntended}
          texts={translateAll(priceWarnings(currentPackage, bounds))}
        />
      </div>
      <PriceTable rows={priceRows(currentPackage, bounds)} />
      {currentPackage.seasons.length > 0 && <SeasonStrip seasons={currentPackage.seasons} />}
      {currentPackage.seasons.map((season) => (
        <details key={season.id}>
          <summary>{texts.whatTravellersPayIn(season.name)}</summary>
          <PriceTable rows={priceRows(currentPackage, bounds, season)} season={season.name} />
        </details>
      ))}
    </div>
  )
}

function MessageList({ title, texts, className }: { title: string; texts: readonly string[]; className: string }) {
  if (texts.length === 0) return null
  return (
    <div className={className}>
      <strong>{title}</strong>
      <ul>
        {texts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
