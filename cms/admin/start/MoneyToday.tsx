import { formatRupiah } from '@nusa/shared/money'
import { formatAdminURL } from 'payload/shared'
import { paidOutOf, receivedOf } from '../../figures/sum.ts'
import { readMoney } from '../../start/money-today.ts'
import { startWords } from '../../start/words/index.ts'
import { officePaths } from '../office/paths.ts'
import type { StartProps } from './start-props.ts'

/** Shows the money received and refunded today and this month. */
export async function MoneyToday({ payload, language, today }: StartProps) {
  const words = startWords[language]
  const { day, month } = await readMoney(payload, today)
  const path = `${officePaths.figures}?month=${today.slice(0, 7)}` as const
  const rows = [
    [words.received, formatRupiah(receivedOf(day)), formatRupiah(receivedOf(month))],
    [words.refunded, formatRupiah(paidOutOf(day)), formatRupiah(paidOutOf(month))],
    [words.bookings, String(day.bookings), String(month.bookings)],
  ]
  return (
    <section className="nusa-card nusa-money" aria-labelledby="nusa-money">
      <h2 id="nusa-money">{words.money}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.day}</th>
            <th scope="col">{words.month}</th>
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
      <a href={formatAdminURL({ adminRoute: payload.config.routes.admin, path })}>{words.allMoney}</a>
    </section>
  )
}
