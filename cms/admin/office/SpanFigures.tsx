import { formatDate, parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { counted } from '@nusa/shared/words'
import { formatAdminURL } from 'payload/shared'
import type { Figures, TopTour } from '../../figures/read-figures.ts'
import { conversionText, netOf, sumOf } from '../../figures/sum.ts'
import { Bars } from './Bars.tsx'

interface Props {
  title: string
  /** What the rows are: 'Day' or 'Month'. */
  of: string
  figures: readonly Figures[]
  topTours: readonly TopTour[]
  adminRoute: string
}

/** What a span of days or months came to: in sum, as bars, tour by tour and row by row, the latest first. */
export function SpanFigures({ title, of, figures, topTours, adminRoute }: Props) {
  const sum = sumOf(figures)
  const bars = (value: (row: Figures) => number, text: (value: number) => string) =>
    figures.map((row) => ({ label: labelOf(row.key), value: value(row), text: text(value(row)) }))
  return (
    <section className="nusa-figures" aria-label={title}>
      <h2>{title}</h2>
      <dl className="nusa-figures__sum">
        <Sum name="Sales" value={formatRupiah(netOf(sum))} more={`${formatRupiah(sum.refunded)} given back`} />
        <Sum name="Bookings" value={String(sum.bookings)} more="not cancelled" />
        <Sum
          name="Conversion"
          value={conversionText(sum)}
          more={`${sum.invoicesPaid} of ${counted(sum.invoices, 'invoice')} paid`}
        />
      </dl>
      <div className="nusa-figures__bars">
        <Bars title="Sales" bars={bars(netOf, formatRupiah)} />
        <Bars title="Bookings" bars={bars(({ bookings }) => bookings, String)} />
      </div>
      <TopTours tours={topTours} adminRoute={adminRoute} />
      <div className="nusa-figures__table">
        <table>
          <caption>All figures</caption>
          <thead>
            <tr>
              {[of, 'Paid', 'Given back', 'Sales', 'Bookings', 'Invoices', 'Paid of them', 'Conversion'].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.toReversed().map((row) => (
              <tr key={row.key}>
                <th scope="row">{labelOf(row.key)}</th>
                <td>{formatRupiah(row.paid)}</td>
                <td>{formatRupiah(row.refunded)}</td>
                <td>{formatRupiah(netOf(row))}</td>
                <td>{row.bookings}</td>
                <td>{row.invoices}</td>
                <td>{row.invoicesPaid}</td>
                <td>{conversionText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Sum({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> <span>{more}</span>
      </dd>
    </div>
  )
}

function TopTours({ tours, adminRoute }: { tours: readonly TopTour[]; adminRoute: string }) {
  if (tours.length === 0) return <p>No tour was paid for.</p>
  return (
    <div className="nusa-figures__table">
      <table>
        <caption>Top tours (before tax)</caption>
        <thead>
          <tr>
            <th scope="col">Tour</th>
            <th scope="col">Bookings</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {tours.map(({ id, title, bookings, sales }) => (
            <tr key={id}>
              <th scope="row">
                <a href={formatAdminURL({ adminRoute, path: `/collections/tours/${id}` })}>{title}</a>
              </th>
              <td>{bookings}</td>
              <td>{formatRupiah(sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** 'Nov 22, 2026' of a day, 'Nov 2026' of a month. */
function labelOf(key: string): string {
  const day = parseLocalDate(key)
  if (day) return formatDate(day)
  const first = parseLocalDate(`${key}-01`)
  return first ? formatDate(first).replace(' 1,', '') : key
}
