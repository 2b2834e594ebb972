import { formatRupiah } from '@nusa/shared/money'
import { counted } from '@nusa/shared/words'
import type { PriceRow } from '../../collections/Tours/prices/price-rows.ts'
import { rangeWords } from '../../fields/ranges.ts'

/** What travellers pay, size by size: what each pays, and what all pay together. */
export function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  const [first] = rows
  if (!first) return <p className="nusa-prices__none">Here stands what travellers pay, once there is a price.</p>
  const isPerPerson = first.young !== null
  return (
    <table className="nusa-prices__table">
      <caption>What travellers pay</caption>
      <thead>
        <tr>
          <th scope="col">{isPerPerson ? 'Guests' : 'Packages'}</th>
          <th scope="col">{isPerPerson ? 'Each' : 'One'}</th>
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">
              {rangeWords(row)}
              {row.isBetween && <small>in no row</small>}
            </th>
            <td>
              <Each row={row} />
            </td>
            <td>
              {row.totals.map(({ count, total }) => (
                <span key={count}>
                  {isPerPerson ? counted(count, 'adult') : counted(count, 'package')} {formatRupiah(total)}
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
  return (
    <>
      <span>
        {young && 'Adult '}
        {formatRupiah(each)}
        {percentOff > 0 && <small>{percentOff}% off</small>}
      </span>
      {young && <span>Child {young.child === 0 ? 'free' : formatRupiah(young.child)}</span>}
      {young && <span>Infant {young.infant === 0 ? 'free' : formatRupiah(young.infant)}</span>}
    </>
  )
}
