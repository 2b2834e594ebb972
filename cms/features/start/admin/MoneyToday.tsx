import type { LocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { officePaths } from '../../office/paths.ts'
import { type Figures, readFigures } from '../../reports/read-figures.ts'
import { monthRange } from '../../reports/report-range.ts'
import { calculateTotalPaidOut, calculateTotalReceived, sumFigures } from '../../reports/sum.ts'
import { startTexts } from '../start-texts.ts'
import type { StartProps } from './start-props.ts'

export async function MoneyToday({ payload, language, today }: StartProps) {
  const texts = startTexts[language]
  const { day, month } = await readMoney(payload, today)
  const path = `${officePaths.figures}?month=${today.slice(0, 7)}` as const
  const rows = [
    [texts.received, formatRupiah(calculateTotalReceived(day)), formatRupiah(calculateTotalReceived(month))],
    [texts.refunded, formatRupiah(calculateTotalPaidOut(day)), formatRupiah(calculateTotalPaidOut(month))],
    [texts.bookings, String(day.bookings), String(month.bookings)],
  ]
  return (
    <section className="nusa-card nusa-money" aria-labelledby="nusa-money">
      <h2 id="nusa-money">{texts.money}</h2>
      <div className="nusa-money__table">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.todayLabel}</th>
              <th scope="col">{texts.month}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={String(index)}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <a href={formatAdminURL({ adminRoute: payload.config.routes.admin, path })}>{texts.allReports}</a>
    </section>
  )
}

type MoneySums = Omit<Figures, 'key'>

async function readMoney(payload: Payload, today: LocalDate): Promise<{ day: MoneySums; month: MoneySums }> {
  const days = await readFigures(payload, monthRange(today))
  return { day: sumFigures(days.filter(({ key }) => key === today)), month: sumFigures(days) }
}
