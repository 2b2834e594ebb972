import { formatRupiah } from '@nusa/shared/money'
import type { Figures } from '../read-figures.ts'
import { totalPaidOut, totalReceived } from '../sum.ts'
import type { FigureTexts } from '../texts/index.ts'

/** A table of all money received and paid out, with sums. */
export function MoneyFlow({ sum, texts }: { sum: Omit<Figures, 'key'>; texts: FigureTexts }) {
  const rows = (
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
        <tbody>{rows(['paid', 'kept', 'undecided', 'receivedAndRefunded'])}</tbody>
        <tbody>
          <AmountRow name={texts.received} amount={totalReceived(sum)} isSum />
        </tbody>
        <tbody>{rows(['refunded', 'unmatchedRefunds'])}</tbody>
        <tbody>
          <AmountRow name={texts.totalReturned} amount={totalPaidOut(sum)} isSum />
          <AmountRow name={texts.difference} amount={totalReceived(sum) - totalPaidOut(sum)} isSum />
        </tbody>
        <tbody>{rows(['refundsDue'])}</tbody>
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
