import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import { maxPartyCount, type Party } from '@nusa/shared/pricing'
import { type ReactNode, useRef } from 'react'
import { partyText } from '../../../lib/labels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CountsField } from '../../../ui/stepper/CountsField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { focusItemIfFocusLost } from '../items/focus.ts'
import { computePriceToday, editItem, findNewProblem, type ItemChange } from '../model/edit-item.ts'
import { useItemMoney } from '../model/item-view.ts'
import { $offers } from '../model/offers.ts'
import { cartTexts as texts } from '../model/texts.ts'
import type { ItemEdits } from '../model/unsaved-edits.ts'

export interface EditorProps<Item, Offer> {
  item: Item
  offer: Offer
  /** Rendered at the end of the row of buttons. */
  children: ReactNode
}

interface Props {
  item: CartItem
  edits: Omit<ItemEdits<unknown>, 'values' | 'change'>
  fields: ReactNode
  children: ReactNode
}

/** Edits change the cart when 'Update Cart' is pressed. Until then the form shows what the edited item would cost. */
export function EditForm({ item, edits: { isChanged, discard, apply }, fields, children }: Props) {
  const outcomeElement = useRef<HTMLDivElement>(null)
  const applyChanges = () => {
    if (!isChanged) return
    const isApplied = editItem(item.id, apply, outcomeElement.current)
    if (!isApplied) return
    discard()
    focusItemIfFocusLost(item.id)
    toast(texts.cartUpdated)
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {fields}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="button" aria-disabled={!isChanged} onClick={applyChanges} className={buttonClass('secondary')}>
          {texts.updateCart}
        </button>
        <div
          ref={outcomeElement}
          aria-live="polite"
          tabIndex={-1}
          className="rounded-sm text-sm outline-terracotta empty:sr-only focus:outline-2 focus:outline-offset-4 max-sm:order-first max-sm:w-full"
        >
          {isChanged && <EditOutcome item={item} change={apply} />}
        </div>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}

function EditOutcome({ item, change }: { item: CartItem; change: ItemChange }) {
  const offer = useStore($offers)[item.productId]
  const money = useItemMoney(item)
  const problem = findNewProblem(item, change, offer, baliNow(new Date()))
  if (problem) return <p className="text-terracotta-deep">{problem.message}</p>
  const price = computePriceToday(change(item), offer)
  return (
    <>
      {price !== null && <p className="font-semibold tabular-nums">{texts.newPrice(money(price))}</p>}
      <p className="text-ink-soft">{texts.unsavedHint}</p>
    </>
  )
}

const minAdults = 1

interface TravelersFieldProps {
  label: string
  value: Party
  /** The maximum of adults and children together; null means unlimited. */
  maxGuests: number | null
  onValue: (party: Party) => void
}

/** Edits the numbers of travellers in a dialog. The new numbers apply when the dialog closes. */
export function TravelersField({ label, value, maxGuests, onValue }: TravelersFieldProps) {
  const computeMaxCount = (otherCount: number) =>
    maxGuests === null ? maxPartyCount : Math.min(maxPartyCount, maxGuests - otherCount)
  return (
    <CountsField
      label={label}
      summary={partyText(value)}
      value={{ adults: value.adults, children: value.children, infants: value.infants }}
      getRows={({ adults, children }) => [
        {
          key: 'adults',
          label: texts.adults,
          hint: texts.adultsAge,
          min: minAdults,
          max: computeMaxCount(children),
          highestMax: computeMaxCount(0),
        },
        {
          key: 'children',
          label: texts.children,
          hint: texts.childrenAge,
          min: 0,
          max: computeMaxCount(adults),
          highestMax: computeMaxCount(minAdults),
        },
        { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: maxPartyCount },
      ]}
      doneLabel={texts.done}
      onValue={onValue}
    />
  )
}
