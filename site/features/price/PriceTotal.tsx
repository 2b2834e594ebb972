import { formatRupiah } from '@nusa/shared/money'
import type { Quote } from '@nusa/shared/pricing'
import { Amounts, AmountTotal } from '../../ui/amounts/Amounts.tsx'
import { useChargedNote, useMoney } from '../currency/index.ts'
import { priceTexts as texts } from './texts.ts'

interface Props {
  price: Quote
  name?: string | undefined
  /** Whether it stays in rupiah, as for hotels. */
  isInRupiah?: boolean | undefined
}

/** The total of a choice whose parts are shown elsewhere. */
export function PriceTotal({ price, name = texts.total, isInRupiah = false }: Props) {
  const money = useMoney()
  const charged = useChargedNote()
  return (
    <Amounts>
      <AmountTotal
        name={name}
        value={isInRupiah ? formatRupiah(price.total) : money(price.total)}
        note={isInRupiah ? undefined : charged(price.total)}
      />
    </Amounts>
  )
}
