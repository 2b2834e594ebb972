import { formatRupiah } from '@nusa/shared/money'
import type { Figures } from '../../figures/read-figures.ts'
import { paidOutOf, receivedOf } from '../../figures/sum.ts'
import type { FigureWords } from '../../figures/words/index.ts'

/** A table of all money received and paid out, with sums. */
export function MoneyFlow({ sum, words }: { sum: Omit<Figures, 'key'>; words: FigureWords }) {
  const lines = (names: readonly ('paid' | 'kept' | 'waiting' | 'returned' | 'refunded' | 'sentBack')[]) =>
    names.map((name) => <Line name={words[name]} amount={sum[name]} key={name} />)
  return (
    <div className="nusa-figures__table nusa-figures__table--money">
      <table>
        <caption>{words.money}</caption>
        <tbody>{lines(['paid', 'kept', 'waiting', 'returned'])}</tbody>
        <tbody>
          <Line name={words.received} amount={receivedOf(sum)} isSum />
        </tbody>
        <tbody>{lines(['refunded', 'sentBack'])}</tbody>
        <tbody>
          <Line name={words.returnedInAll} amount={paidOutOf(sum)} isSum />
          <Line name={words.difference} amount={receivedOf(sum) - paidOutOf(sum)} isSum />
        </tbody>
      </table>
      <p>{words.moneyHelp}</p>
    </div>
  )
}

function Line({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  return (
    <tr className={isSum ? 'nusa-figures__total' : undefined}>
      <th scope="row">{name}</th>
      <td>{formatRupiah(amount)}</td>
    </tr>
  )
}
