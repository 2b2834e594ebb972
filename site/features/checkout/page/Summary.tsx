import { useStore } from '@nanostores/react'
import type { Quote } from '@nusa/shared/pricing'
import { useRef } from 'react'
import { useRetryFocus } from '../../../lib/focus.ts'
import { AmountRow, Amounts, AmountTotal } from '../../../ui/Amounts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextLine } from '../../../ui/TextLine.tsx'
import {
  AcceptNewTimeButton,
  CancellationNote,
  type CartView,
  cartTexts,
  factValues,
  type ItemView,
  loadOffers,
  titleOf,
  useItemMoney,
} from '../../cart/index.ts'
import { useChargedNote, useMoney, useTaxAmount } from '../../currency/index.ts'
import type { SeenPrice } from '../attempt/attempt-store.ts'
import { $draft } from '../form/draft.ts'
import { checkoutTexts as texts } from '../texts.ts'

interface Props {
  view: CartView
  /** The server's price if it differs from the page's price, otherwise null. */
  serverQuote: Quote | null
  /** The price that the traveller saw. Null if no price has changed or the traveller has accepted the new price. */
  seenPrice: SeenPrice | null
}

export function Summary({ view, serverQuote, seenPrice }: Props) {
  const money = useMoney()
  const formatTaxAmount = useTaxAmount()
  const formatChargedNote = useChargedNote()
  const quote = serverQuote ?? view.quote
  const list = useRef<HTMLUListElement>(null)
  const focusList = () => list.current?.focus()
  return (
    <>
      <h2 className="font-display text-2xl">{texts.summary}</h2>
      <ul ref={list} tabIndex={-1} className="divide-y divide-mist">
        {view.items.map((itemView, index) => (
          <SummaryItem
            key={itemView.item.id}
            view={itemView}
            line={serverQuote?.lines[index] ?? itemView.price}
            seenTotal={seenPrice?.lineTotals[index] ?? null}
            onAccept={focusList}
          />
        ))}
      </ul>
      <div role="status" className="empty:sr-only">
        {view.blockedItems.length > 0 && view.isComplete && (
          <LeftOutItems items={view.blockedItems} onAccept={focusList} />
        )}
      </div>
      {view.isLoading && <Skeleton label={cartTexts.loading} className="h-24" />}
      <div aria-live="polite" className="empty:sr-only">
        {!view.isLoading && quote && (
          <>
            {seenPrice && seenPrice.total !== quote.total && (
              <div className="mb-3 rounded-sm bg-marigold-pale p-3 text-sm tabular-nums">
                <p className="font-semibold">{cartTexts.priceChanged}</p>
                <p>
                  {texts.priceSeen} <s>{money(seenPrice.total)}</s> · {texts.currentPrice}{' '}
                  <strong>{money(quote.total)}</strong>
                </p>
              </div>
            )}
            <Amounts>
              <AmountRow
                name={texts.subtotal}
                value={money(quote.subtotal)}
                originalAmount={
                  quote.discount > 0 ? { name: texts.originalPrice, value: money(quote.before) } : undefined
                }
              />
              <AmountRow name={texts.tax(quote.taxRate)} value={formatTaxAmount(quote.total, quote.subtotal)} />
              <AmountTotal name={texts.total} value={money(quote.total)} note={formatChargedNote(quote.total)} />
            </Amounts>
          </>
        )}
      </div>
    </>
  )
}

function LeftOutItems({ items, onAccept }: { items: CartView['blockedItems']; onAccept: () => void }) {
  const { answers } = useStore($draft)
  return (
    <div className="rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
      <p>{texts.itemsLeftOut(items.length)}</p>
      <ul className="my-2 grid gap-2">
        {items.map((view) => (
          <li key={view.item.id}>
            <strong className="block">
              <bdi>{titleOf(view, answers[view.item.id])}</bdi>
            </strong>
            <p>{view.problems.map(({ message }) => message).join(' ')}</p>
            <AcceptNewTimeButton item={view.item} problems={view.problems} onAccept={onAccept} />
          </li>
        ))}
      </ul>
      <a href="/cart" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {texts.changeCart}
      </a>
    </div>
  )
}

interface ItemProps {
  view: ItemView
  /** The item's price that the traveller saw; null if no price has changed. */
  seenTotal: number | null
  /** The price of the item. Null while the price is unknown, or if the item cannot be booked. */
  line: Quote['lines'][number] | null
  /** Called after the traveller has accepted a new start time. */
  onAccept: () => void
}

function SummaryItem({ view, line, seenTotal, onAccept }: ItemProps) {
  const { item } = view
  const money = useItemMoney(item)
  const { answers } = useStore($draft)
  const problems = view.status === 'blocked' ? view.problems : []
  const { container, retry } = useRetryFocus<HTMLLIElement>(() => loadOffers([item]))
  return (
    <li ref={container} tabIndex={-1} className="py-3 first:pt-0">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="min-w-0 flex-[1_1_8rem] font-semibold leading-snug">
          <bdi>{titleOf(view, answers[item.id])}</bdi>
        </p>
        {line && (
          <p className="ml-auto shrink-0 text-right leading-snug tabular-nums">
            {seenTotal !== null && seenTotal !== line.total && (
              <s className="block text-ink-soft text-sm">
                <span className="sr-only">{texts.priceSeen} </span>
                <span translate="no">{money(seenTotal)}</span>
              </s>
            )}
            <span translate="no">{money(line.total)}</span>
          </p>
        )}
      </div>
      <p className="text-sm">
        <bdi>{item.packageTitle}</bdi>
      </p>
      <p className="text-ink-soft text-sm">
        <TextLine parts={factValues(view)} />
      </p>
      <CancellationNote view={view} />
      {line && line.addOns.length > 0 && (
        <ul className="text-ink-soft text-sm tabular-nums">
          {line.addOns.map((addOn) => (
            <li key={addOn.id}>
              <bdi>{addOn.name}</bdi> × {addOn.quantity} · {money(addOn.total)}
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div role="alert" className="mt-2 rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
          {problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          <p>
            <AcceptNewTimeButton item={item} problems={problems} onAccept={onAccept} />
          </p>
          <a href="/cart" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {texts.changeCart}
          </a>
        </div>
      )}
      {view.status === 'failed' && (
        <p role="alert" className="text-sm text-terracotta-deep">
          {cartTexts.priceFailed}{' '}
          <button
            type="button"
            onClick={retry}
            className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          >
            {texts.retry}
          </button>
        </p>
      )}
    </li>
  )
}
