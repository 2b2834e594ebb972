import { parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { formatAdminURL } from 'payload/shared'
import type { Figures, TopTour } from '../../figures/read-figures.ts'
import { conversionText, netOf, sumOf } from '../../figures/sum.ts'
import type { Language } from '../../i18n/language.ts'
import { dayFormat, dayText } from '../../i18n/times.ts'
import { type OfficeWords, officeWords } from '../../office/words/index.ts'
import { Bars } from './Bars.tsx'

interface Props {
  title: string
  /** What the rows are: 'Day' or 'Month'. */
  of: string
  language: Language
  figures: readonly Figures[]
  topTours: readonly TopTour[]
  adminRoute: string
}

/** What a span of days or months came to: in sum, as bars, tour by tour and row by row, the latest first. */
export function SpanFigures({ title, of, language, figures, topTours, adminRoute }: Props) {
  const words = officeWords[language]
  const sum = sumOf(figures)
  const bars = (value: (row: Figures) => number, text: (value: number) => string) =>
    figures.map((row) => ({ label: labelOf(row.key, language), value: value(row), text: text(value(row)) }))
  const heads = [
    ...[of, words.paid, words.givenBack, words.sales, words.bookings],
    ...[words.invoices, words.paidOfThem, words.conversion],
  ]
  return (
    <section className="nusa-figures" aria-label={title}>
      <h2>{title}</h2>
      <dl className="nusa-figures__sum">
        <Sum name={words.sales} value={formatRupiah(netOf(sum))} more={words.givenBackOf(formatRupiah(sum.refunded))} />
        <Sum name={words.bookings} value={String(sum.bookings)} more={words.notCancelled} />
        <Sum
          name={words.conversion}
          value={conversionText(sum)}
          more={words.invoicesPaid(sum.invoicesPaid, sum.invoices)}
        />
      </dl>
      <div className="nusa-figures__bars">
        <Bars words={words} title={words.sales} bars={bars(netOf, formatRupiah)} />
        <Bars words={words} title={words.bookings} bars={bars(({ bookings }) => bookings, String)} />
      </div>
      <TopTours tours={topTours} adminRoute={adminRoute} words={words} />
      <div className="nusa-figures__table">
        <table>
          <caption>{words.allFigures}</caption>
          <thead>
            <tr>
              {heads.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.toReversed().map((row) => (
              <tr key={row.key}>
                <th scope="row">{labelOf(row.key, language)}</th>
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

interface TopToursProps {
  tours: readonly TopTour[]
  adminRoute: string
  words: OfficeWords
}

function TopTours({ tours, adminRoute, words }: TopToursProps) {
  if (tours.length === 0) return <p>{words.noTourPaid}</p>
  return (
    <div className="nusa-figures__table">
      <table>
        <caption>{words.topTours}</caption>
        <thead>
          <tr>
            <th scope="col">{words.tour}</th>
            <th scope="col">{words.paidBookings}</th>
            <th scope="col">{words.sales}</th>
          </tr>
        </thead>
        <tbody>
          {tours.map(({ id, title, bookings, sales }) => (
            <tr key={id}>
              <th scope="row">
                {/* Staff have no tours: a tour's calendar is for all who see figures. */}
                <a href={formatAdminURL({ adminRoute, path: `/tour-calendar/${id}` })}>{title}</a>
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

const monthIn = dayFormat({ month: 'short', year: 'numeric' })

/** 'Nov 22, 2026' of a day, 'Nov 2026' of a month. */
function labelOf(key: string, language: Language): string {
  const day = parseLocalDate(key)
  if (day) return dayText(day, language)
  const first = parseLocalDate(`${key}-01`)
  return first ? monthIn(first, language) : key
}
