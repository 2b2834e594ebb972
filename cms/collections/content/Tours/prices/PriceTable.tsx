import { formatRupiah } from '@nusa/shared/money'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { noEnd, rangeText } from '../../../../fields/numbers/ranges.ts'
import { tourTexts } from '../texts/index.ts'
import type { PriceRow } from './price-rows.ts'

/** A table of prices by group size, per person and in total, outside of all seasons or in the season of this name. */
export function PriceTable({ rows, season }: { rows: readonly PriceRow[]; season?: string }) {
  const texts = useTexts(tourTexts)
  const [first] = rows
  if (!first) return <p className="nusa-prices__empty">{texts.noPriceToShow}</p>
  const isPerPerson = first.childPrices !== null
  return (
    <table className="nusa-prices__table">
      <caption>{season === undefined ? texts.whatTravellersPay : texts.whatTravellersPayIn(season)}</caption>
      <thead>
        <tr>
          <th scope="col">{isPerPerson ? texts.guests : texts.packages}</th>
          <th scope="col">{isPerPerson ? texts.each : texts.one}</th>
          <th scope="col">{texts.together}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">
              {row.to === null || row.to >= noEnd ? texts.andMore(row.from) : rangeText(row)}
              {row.isBetween && <small>{texts.inNoRow}</small>}
            </th>
            <td>
              <UnitPrice row={row} />
            </td>
            <td>
              {row.totals.map(({ count, total }) => (
                <span key={count}>
                  {isPerPerson ? texts.adults(count) : texts.packagesOf(count)} {formatRupiah(total)}
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
