import { formatRupiah, percentOff } from '@nusa/shared/money'
import { type PricePart, type Quote, sumPickupSurcharge } from '@nusa/shared/pricing'
import { AmountRow, Amounts, AmountTotal } from '../../ui/Amounts.tsx'
import { type MoneyFormat, useChargedNote, useMoney, useTaxAmount } from '../currency/index.ts'
import { priceTexts as texts } from './texts.ts'

interface Props {
  price: Quote
  /** By default formats a part as 'Adults 2 × Rp500.000'. */
  formatPartName?: (part: PricePart, money: MoneyFormat) => string
  totalName?: string
  /** False for a form that shows `PriceTotal` elsewhere. */
  hasTotal?: boolean
  /** True if all amounts stay in rupiah, as for hotels. */
  isInRupiah?: boolean | undefined
}

const formatDefaultPartName = ({ type, count, unitPrice }: PricePart, money: MoneyFormat) =>
  `${texts.parts[type]} ${count} × ${money(unitPrice)}`

export function PriceRows({
  price,
  formatPartName = formatDefaultPartName,
  totalName = texts.total,
  hasTotal = true,
  isInRupiah = false,
}: Props) {
  const displayMoney = useMoney()
  const money = isInRupiah ? formatRupiah : displayMoney
  const formatTaxAmount = useTaxAmount()
  const formatChargedNote = useChargedNote()
  const parts = price.lines.flatMap((line) => line.parts)
  const addOns = price.lines.flatMap((line) => line.addOns)
  // The add-ons of a line include the pickup surcharge, which does not count as an add-on here.
  const addOnsTotal = price.lines.reduce((sum, line) => sum + line.addOnsTotal - sumPickupSurcharge(line.addOns), 0)
  const originalPrice = price.discount > 0 ? { name: texts.originalPrice, value: money(price.before) } : undefined
  return (
    <>
      <Amounts>
        {parts.map((part) => (
          <AmountRow key={part.type} name={formatPartName(part, money)} value={money(part.total)} />
        ))}
        {addOns.map((addOn) => (
          <AmountRow
            key={addOn.id}
            name={`${addOn.name} ${addOn.quantity * addOn.times} × ${money(addOn.unitPrice)}`}
            value={money(addOn.total)}
          />
        ))}
        {hasTotal && <AmountRow name={texts.subtotal} value={money(price.subtotal)} originalAmount={originalPrice} />}
        <AmountRow
          name={texts.tax(price.taxRate)}
          value={isInRupiah ? formatRupiah(price.tax) : formatTaxAmount(price.total, price.subtotal)}
        />
        {hasTotal && (
          <AmountTotal
            name={totalName}
            value={money(price.total)}
            note={isInRupiah ? undefined : formatChargedNote(price.total)}
          />
        )}
      </Amounts>
      {addOnsTotal > 0 && (
        <p className="text-right text-ink-soft text-sm tabular-nums">{texts.includesAddOns(money(addOnsTotal))}</p>
      )}
      {price.discount > 0 && (
        <p className="text-right font-semibold text-sm text-terracotta tabular-nums">
          {texts.youSave(money(price.discount), percentOff(price.before, price.subtotal))}
        </p>
      )}
    </>
  )
}

interface PriceTotalProps {
  price: Quote
  name?: string | undefined
  /** True if the total stays in rupiah, as for hotels. */
  isInRupiah?: boolean | undefined
}

export function PriceTotal({ price, name = texts.total, isInRupiah = false }: PriceTotalProps) {
  const money = useMoney()
  const formatChargedNote = useChargedNote()
  return (
    <Amounts>
      <AmountTotal
        name={name}
        value={isInRupiah ? formatRupiah(price.total) : money(price.total)}
        note={isInRupiah ? undefined : formatChargedNote(price.total)}
      />
    </Amounts>
  )
}
