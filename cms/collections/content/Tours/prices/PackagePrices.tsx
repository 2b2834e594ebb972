'use client'

import { todayInBali } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { UIFieldClientComponent } from 'payload'
import { translateMessage } from '../../../../core/i18n/translate-message.ts'
import { useLanguage, useTexts } from '../../../../core/i18n/use-language.ts'
import { openRangeEnd, rangeText } from '../../../../fields/numbers/ranges.ts'
import { useCurrentPath } from '../../../../payload-fixes/rows/use-current-field.ts'
import { tourTexts } from '../texts/index.ts'
import { usePackageFields } from './PackageRow.tsx'
import { readPackage, readTourLimits } from './package-form.ts'
import { priceErrors } from './price-errors.ts'
import { buildPriceRows, type PriceRow } from './price-rows.ts'
import { priceWarnings } from './price-warnings.ts'
import { SeasonStrip } from './SeasonStrip.tsx'
import './tours.css'

/** Shows below a package's prices: errors that would prevent publishing, warnings, and what travellers pay. */
export const PackagePrices: UIFieldClientComponent = ({ path: renderedPath }) => {
  const path = useCurrentPath(renderedPath)
  const packagePath = path.slice(0, path.lastIndexOf('.'))
  const { row, tour } = usePackageFields(packagePath)
  const currentPackage = readPackage(row)
  const language = useLanguage()
  const texts = tourTexts[language]
  const translateAll = (messages: readonly string[]) => messages.map((message) => translateMessage(message, language))
  const limits = readTourLimits(tour)
  return (
    <div className="field-type nusa-prices">
      <div aria-live="polite">
        <MessageList
          className="nusa-prices__errors"
          title={texts.fixBeforePublishing}
          messages={translateAll(priceErrors(row, tour))}
        />
        <MessageList
          className="nusa-prices__warnings"
          title={texts.isThisIntended}
          messages={translateAll(priceWarnings(currentPackage, limits, todayInBali(new Date())))}
        />
      </div>
      <PriceTable rows={buildPriceRows(currentPackage, limits)} />
      {currentPackage.seasons.length > 0 && <SeasonStrip seasons={currentPackage.seasons} />}
      {currentPackage.seasons.map((season) => (
        <details key={season.id}>
          <summary>{texts.whatTravellersPayInSeason(season.name)}</summary>
          <PriceTable rows={buildPriceRows(currentPackage, limits, season)} seasonName={season.name} />
        </details>
      ))}
    </div>
  )
}

interface MessageListProps {
  title: string
  messages: readonly string[]
  className: string
}

function MessageList({ title, messages, className }: MessageListProps) {
  if (messages.length === 0) return null
  return (
    <div className={className}>
      <strong>{title}</strong>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

/** The prices apply in the season with `seasonName`, or outside of all seasons if there is no name. */
function PriceTable({ rows, seasonName }: { rows: readonly PriceRow[]; seasonName?: string }) {
  const texts = useTexts(tourTexts)
  const [firstRow] = rows
  if (!firstRow) return <p className="nusa-prices__empty">{texts.noPriceToShow}</p>
  const isPerPerson = firstRow.childPrices !== null
  return (
    <table className="nusa-prices__table">
      <caption>
        {seasonName === undefined ? texts.whatTravellersPay : texts.whatTravellersPayInSeason(seasonName)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{isPerPerson ? texts.guests : texts.packages}</th>
          <th scope="col">{isPerPerson ? texts.pricePerPerson : texts.pricePerPackage}</th>
          <th scope="col">{texts.totalPrice}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">
              {row.to === null || row.to >= openRangeEnd ? texts.orMore(row.from) : rangeText(row)}
              {row.isUncovered && <small>{texts.notCovered}</small>}
            </th>
            <td>
              <UnitPrice row={row} />
            </td>
            <td>
              {row.totals.map(({ count, total }) => (
                <span key={count}>
                  {isPerPerson ? texts.adultCount(count) : texts.packageCount(count)} {formatRupiah(total)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function UnitPrice({ row: { unitPrice, childPrices, percentOff } }: { row: PriceRow }) {
  const texts = useTexts(tourTexts)
  return (
    <>
      <span>
        {childPrices && `${texts.adult} `}
        {formatRupiah(unitPrice)}
        {percentOff > 0 && <small>{texts.percentOff(percentOff)}</small>}
      </span>
      {childPrices && (
        <span>
          {texts.child} {childPrices.child === 0 ? texts.free : formatRupiah(childPrices.child)}
        </span>
      )}
      {childPrices && (
        <span>
          {texts.infant} {childPrices.infant === 0 ? texts.free : formatRupiah(childPrices.infant)}
        </span>
      )}
    </>
  )
}
