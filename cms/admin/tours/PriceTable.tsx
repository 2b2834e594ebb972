import { formatRupiah } from '@nusa/shared/money'
import type { PriceRow } from '../../collections/Tours/prices/price-rows.ts'
import { noEnd, rangeWords } from '../../fields/ranges.ts'
import { useWords } from '../../i18n/use-language.ts'
import { tourWords } from './words/index.ts'

/** A table of prices by group size: per person and in total. */
export function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  const words = useWords(tourWords)
  const [first] = rows
  if (!first) return <p className="nusa-prices__none">{words.noPriceToShow}</p>
  const isPerPerson = first.young !== null
  return (
    <table className="nusa-prices__table">
      <caption>{words.whatTravellersPay}</caption>
      <thead>
        <tr>
          <th scope="col">{isPerPerson ? words.guests : words.packages}</th>
          <th scope="col">{isPerPerson ? words.each : words.one}</th>
          <th scope="col">{words.together}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">
              {row.to === null || row.to >= noEnd ? words.andMore(row.from) : rangeWords(row)}
              {row.isBetween && <small>{words.inNoRow}</small>}
            </th>
            <td>
              <Each row={row} />
            </td>
            <td>
              {row.totals.map(({ count, total }) => (
                <span key={count}>
                  {isPerPerson ? words.adults(count) : words.packagesOf(count)} {formatRupiah(total)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Each({ row: { each, young, percentOff } }: { row: PriceRow }) {
  const words = useWords(tourWords)
  return (
    <>
      <span>
        {young && `${words.adult} `}
        {formatRupiah(each)}
        {percentOff > 0 && <small>{words.percentOff(percentOff)}</small>}
      </span>
      {young && (
        <span>
          {words.child} {young.child === 0 ? words.free : formatRupiah(young.child)}
        </span>
      )}
      {young && (
        <span>
          {words.infant} {young.infant === 0 ? words.free : formatRupiah(young.infant)}
        </span>
      )}
    </>
  )
}
