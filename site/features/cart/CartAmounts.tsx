import type { Quote } from '@nusa/shared/pricing'
import { AmountRow, Amounts, AmountTotal } from '../../ui/amounts/Amounts.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useCharged, useMoney } from '../currency/store.ts'
import { cartTexts as texts } from './texts.ts'
import type { CartView } from './view.ts'

/** What the cart comes to, with its tax. */
export function CartAmounts({ view }: { view: CartView }) {
  if (view.isLoading) return <Skeleton label={texts.loading} className="h-24" />
  if (!view.quote) return <p className="text-sm text-terracotta-deep">{texts.nothingBookable}</p>
  return (
    <div className="grid gap-3" aria-live="polite">
      <QuoteAmounts quote={view.quote} />
      {!view.isComplete && <p className="text-sm text-terracotta-deep">{texts.someLeftOut}</p>}
    </div>
  )
}

function QuoteAmounts({ quote }: { quote: Quote }) {
  const money = useMoney()
  const charged = useCharged()
  const before = quote.discount > 0 ? { name: texts.original, value: money(quote.before) } : undefined
  return (
    <Amounts>
      <AmountRow name={texts.subtotal} value={money(quote.subtotal)} before={before} />
      <AmountRow name={texts.tax(quote.taxRate)} value={money(quote.tax)} />
      <AmountTotal name={texts.total} value={money(quote.total)} note={charged(quote.total)} />
    </Amounts>
  )
}
