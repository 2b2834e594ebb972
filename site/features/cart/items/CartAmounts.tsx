import { useStore } from '@nanostores/react'
import type { Quote } from '@nusa/shared/pricing'
import { useRetryFocus } from '../../../lib/focus.ts'
import { AmountRow, Amounts, AmountTotal } from '../../../ui/Amounts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChargedNote, useMoney, useTaxAmount } from '../../currency/index.ts'
import { loadOffers } from '../model/offers.ts'
import { $hasCartStorageFailed } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'
import type { CartView } from '../model/view-cart.ts'

export function CartAmounts({ view }: { view: CartView }) {
  const hasFailed = view.failedItems.length > 0
  const { container, retry } = useRetryFocus(() => loadOffers(view.failedItems.map(({ item }) => item)))
  return (
    <div ref={container} tabIndex={-1}>
      {view.isLoading && <Skeleton label={texts.loading} className="h-24" />}
      {!view.isLoading && hasFailed && <PricesFailedNote onRetry={retry} />}
      {!view.isLoading && !hasFailed && <LoadedAmounts view={view} />}
    </div>
  )
}

function PricesFailedNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="text-sm text-terracotta-deep">
      <p>{texts.pricesFailed}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
      >
        {texts.retry}
      </button>
    </div>
  )
}

function LoadedAmounts({ view: { quote, blockedItems } }: { view: CartView }) {
  if (!quote) return <p className="text-sm text-terracotta-deep">{texts.nothingBookable}</p>
  return (
    <div className="grid gap-3" aria-live="polite">
      <QuoteAmounts quote={quote} />
      {blockedItems.length > 0 && <p className="text-sm text-terracotta-deep">{texts.someItemsExcluded}</p>}
    </div>
  )
}

function QuoteAmounts({ quote }: { quote: Quote }) {
  const money = useMoney()
  const formatTaxAmount = useTaxAmount()
  const formatChargedNote = useChargedNote()
  const originalPrice = quote.discount > 0 ? { name: texts.originalPrice, value: money(quote.before) } : undefined
  return (
    <Amounts>
      <AmountRow name={texts.subtotal} value={money(quote.subtotal)} originalAmount={originalPrice} />
      <AmountRow name={texts.tax(quote.taxRate)} value={formatTaxAmount(quote.total, quote.subtotal)} />
      <AmountTotal name={texts.total} value={money(quote.total)} note={formatChargedNote(quote.total)} />
    </Amounts>
  )
}

/** Shows a warning while the cart cannot be stored, because other pages then show the older stored cart. */
export function CartNotStoredNote() {
  const hasStorageFailed = useStore($hasCartStorageFailed)
  if (!hasStorageFailed) return null
  return (
    <div role="alert" className="rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
      <p className="font-semibold">{texts.cartNotStored.title}</p>
      <p>{texts.cartNotStored.description}</p>
    </div>
  )
}
