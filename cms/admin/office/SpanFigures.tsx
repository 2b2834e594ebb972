import { parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { Figures } from '../../figures/read-figures.ts'
import type { Products } from '../../figures/read-top-products.ts'
import { conversionText, netOf, sumOf } from '../../figures/sum.ts'
import { figureWords } from '../../figures/words/index.ts'
import type { Language } from '../../i18n/language.ts'
import { dayText, monthText } from '../../i18n/times.ts'
import { officeWords } from '../../office/words/index.ts'
import { Bars } from './Bars.tsx'
import { MoneyFlow } from './MoneyFlow.tsx'
import { TopProducts } from './TopProducts.tsx'

interface Props {
  title: string
  /** The heading of the rows: 'Day' or 'Month'. */
  of: string
  language: Language
  figures: readonly Figures[]
  products: Products
  adminRoute: string
}

/** The figures of a range of days or months: totals, charts, top products and a table, latest first. */
export function SpanFigures({ title, of, language, figures, products, adminRoute }: Props) {
  const words = officeWords[language]
  const own = figureWords[language]
  const sum = sumOf(figures)
  const bars = (value: (row: Figures) => number, text: (value: number) => string) =>
    figures.map((row) => ({ label: labelOf(row.key, language), value: value(row), text: text(value(row)) }))
  const heads = [
    ...[of, words.paid, own.keptHead, words.givenBack, words.sales, words.bookings],
    ...[words.invoices, words.paidOfThem, words.conversion],
  ]
  return (
    <section className="nusa-figures" aria-label={title}>
      <h2>{title}</h2>
      <dl className="nusa-figures__sum">
        <Sum
          name={words.sales}
          value={formatRupiah(netOf(sum))}
          more={[own.keptOf(formatRupiah(sum.kept)), words.givenBackOf(formatRupiah(sum.refunded))].join(', ')}
        />
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
      <MoneyFlow sum={sum} words={own} />
      <TopProducts products={products} adminRoute={adminRoute} words={own} heads={words} />
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
                <td>{formatRupiah(row.kept)}</td>
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

/** Formats a key: 'Nov 22, 2026' for a day, 'Nov 2026' for a month. */
function labelOf(key: string, language: Language): string {
  const day = parseLocalDate(key)
  if (day) return dayText(day, language)
  const first = parseLocalDate(`${key}-01`)
  return first ? monthText(first, language) : key
}
