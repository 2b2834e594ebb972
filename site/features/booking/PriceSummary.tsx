import { percentOff } from '@nusa/shared/money'
import type { PricePart, Quote } from '@nusa/shared/pricing'
import { AmountRow, Amounts, AmountTotal } from '../../ui/amounts/Amounts.tsx'
import { useCharged, useMoney } from '../currency/store.ts'
import { bookingTexts as texts } from './texts.ts'

const partNames: Partial<Record<PricePart['type'], string>> = {
  adult: texts.adults,
  child: texts.children,
  infant: texts.infants,
  package: texts.packages,
}

/** What the choice costs right now; read out when it changes. */
export function PriceSummary({ price }: { price: Quote | null }) {
  return (
    <section aria-label={texts.summary} aria-live="polite" className="border-mist-deep border-t pt-4">
      <h3 className="mb-2 font-display text-lg">{texts.summary}</h3>
      {price ? <Price price={price} /> : <p className="text-ink-soft">{texts.choosePackage}</p>}
    </section>
  )
}

function Price({ price }: { price: Quote }) {
  const money = useMoney()
  const charged = useCharged()
  const parts = price.lines.flatMap((line) => line.parts)
  const addOns = price.lines.flatMap((line) => line.addOns)
  const addOnsTotal = price.lines.reduce((sum, line) => sum + line.addOnsTotal, 0)
  const before = price.discount > 0 ? { name: texts.original, value: money(price.before) } : undefined
  return (
    <>
      <Amounts>
        {parts.map((part) => (
          <AmountRow
            key={part.type}
            name={`${partNames[part.type] ?? part.type} ${part.count} × ${money(part.unitPrice)}`}
            value={money(part.total)}
          />
        ))}
        {addOns.map((addOn) => (
          <AmountRow
            key={addOn.id}
            name={`${addOn.name} ${addOn.quantity * addOn.times} × ${money(addOn.unitPrice)}`}
            value={money(addOn.total)}
          />
        ))}
        <AmountRow name={texts.subtotal} value={money(price.subtotal)} before={before} />
        <AmountRow name={texts.tax(price.taxRate)} value={money(price.tax)} />
        <AmountTotal name={texts.total} value={money(price.total)} note={charged(price.total)} />
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
