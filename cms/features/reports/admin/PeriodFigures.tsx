import { parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import type { Language } from '../../../core/i18n/language.ts'
import { dayText, monthText } from '../../../core/i18n/times.ts'
import { type FigureTexts, figureTexts } from '../figure-texts.ts'
import type { Figures } from '../read-figures.ts'
import type { Products } from '../read-top-products.ts'
import {
  calculateNetSales,
  calculateTotalPaidOut,
  calculateTotalReceived,
  formatConversion,
  sumFigures,
} from '../sum.ts'
import { BarChart } from './BarChart.tsx'
import { TopProducts } from './TopProducts.tsx'

interface Props {
  title: string
  /** 'Day' or 'Month'. */
  rowHeading: string
  language: Language
  figures: readonly Figures[]
  products: Products
  adminRoute: string
}

/** Shows the figures of a period. The table lists the latest day or month first. */
export function PeriodFigures({ title, rowHeading, language, figures, products, adminRoute }: Props) {
  const texts = officeTexts[language]
  const reportTexts = figureTexts[language]
  const sum = sumFigures(figures)
  const toBars = (getValue: (row: Figures) => number, formatValue: (value: number) => string) =>
    figures.map((row) => {
      const value = getValue(row)
      return { label: formatPeriodKey(row.key, language), value, text: formatValue(value) }
    })
  const columnHeadings = [
    rowHeading,
    texts.paid,
    reportTexts.keptHeading,
    texts.refunded,
    texts.sales,
    texts.bookings,
    texts.invoices,
    texts.paidInvoices,
    texts.conversion,
  ]
  return (
    <section className="nusa-figures" aria-label={title}>
      <h2>{title}</h2>
      <dl className="nusa-figures__sum">
        <FigureTotal
          name={texts.sales}
          value={formatRupiah(calculateNetSales(sum))}
          detail={[
            reportTexts.keptAmount(formatRupiah(sum.kept)),
            texts.refundedAmount(formatRupiah(sum.refunded)),
          ].join(', ')}
        />
        <FigureTotal name={texts.bookings} value={String(sum.bookings)} detail={texts.notCancelled} />
        <FigureTotal
          name={texts.conversion}
          value={formatConversion(sum)}
          detail={texts.paidOfAllInvoices(sum.invoicesPaid, sum.invoices)}
        />
      </dl>
      <div className="nusa-figures__bars">
        <BarChart texts={texts} title={texts.sales} bars={toBars(calculateNetSales, formatRupiah)} />
        <BarChart texts={texts} title={texts.bookings} bars={toBars(({ bookings }) => bookings, String)} />
      </div>
      <MoneyFlow sum={sum} texts={reportTexts} />
      <TopProducts
        products={products}
        netSales={calculateNetSales(sum)}
        adminRoute={adminRoute}
        texts={reportTexts}
        headings={texts}
      />
      <div className="nusa-figures__table">
        <table>
          <caption>{texts.allFigures}</caption>
          <thead>
            <tr>
              {columnHeadings.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.toReversed().map((row) => (
              <tr key={row.key}>
                <th scope="row">{formatPeriodKey(row.key, language)}</th>
                <td>{formatRupiah(row.paid)}</td>
                <td>{formatRupiah(row.kept)}</td>
                <td>{formatRupiah(row.refunded)}</td>
                <td>{formatRupiah(calculateNetSales(row))}</td>
                <td>{row.bookings}</td>
                <td>{row.invoices}</td>
                <td>{row.invoicesPaid}</td>
                <td>{formatConversion(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function FigureTotal({ name, value, detail }: { name: string; value: string; detail: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> <span>{detail}</span>
      </dd>
    </div>
  )
}

/** Returns a text such as 'Nov 22, 2026' for a day or 'Nov 2026' for a month. */
function formatPeriodKey(key: string, language: Language): string {
  const day = parseLocalDate(key)
  if (day) return dayText(day, language)
  const firstDay = parseLocalDate(`${key}-01`)
  return firstDay ? monthText(firstDay, language) : key
}

function MoneyFlow({ sum, texts }: { sum: Omit<Figures, 'key'>; texts: FigureTexts }) {
  const renderRows = (
    names: readonly (
      | 'paid'
      | 'kept'
      | 'undecided'
      | 'receivedAndRefunded'
      | 'refunded'
      | 'refundsDue'
      | 'unmatchedRefunds'
    )[],
  ) => names.map((name) => <AmountRow name={texts[name]} amount={sum[name]} key={name} />)
  return (
    <div className="nusa-figures__table nusa-figures__table--money">
      <table>
        <caption>{texts.money}</caption>
        <tbody>{renderRows(['paid', 'kept', 'undecided', 'receivedAndRefunded'])}</tbody>
        <tbody>
          <AmountRow name={texts.received} amount={calculateTotalReceived(sum)} isSum />
        </tbody>
        <tbody>{renderRows(['refunded', 'unmatchedRefunds'])}</tbody>
        <tbody>
          <AmountRow name={texts.totalReturned} amount={calculateTotalPaidOut(sum)} isSum />
          <AmountRow name={texts.difference} amount={calculateTotalReceived(sum) - calculateTotalPaidOut(sum)} isSum />
        </tbody>
        <tbody>{renderRows(['refundsDue'])}</tbody>
      </table>
      <p>{texts.moneyHelp}</p>
    </div>
  )
}

function AmountRow({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  return (
    <tr className={isSum ? 'nusa-figures__total' : undefined}>
      <th scope="row">{name}</th>
      <td>{formatRupiah(amount)}</td>
    </tr>
  )
}
