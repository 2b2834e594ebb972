import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import { maxPartyCount as most, type Party } from '@nusa/shared/pricing'
import { type ReactNode, useRef } from 'react'
import { partyText } from '../../../lib/labels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CountsField } from '../../../ui/stepper/CountsField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { restoreFocusTo } from '../items/focus.ts'
import { type Change, editItem, newProblem, priceToday } from '../model/edit-item.ts'
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
  edits: Omit<ItemEdits<unknown>, 'shown' | 'change'>
  fields: ReactNode
  children: ReactNode
}

/** Edits apply when 'Update Cart' is pressed. Until then the form shows what the edited item would cost. */
export function EditForm({ item, edits: { isChanged, discard, apply }, fields, children }: Props) {
  const outcome = useRef<HTMLDivElement>(null)
  const applyChanges = () => {
    if (!isChanged || !editItem(item.id, apply, outcome.current)) return
    discard()
    restoreFocusTo(item.id)
    toast(texts.updated)
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {fields}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="button" aria-disabled={!isChanged} onClick={applyChanges} className={buttonClass('secondary')}>
          {texts.update}
        </button>
        <div
          ref={outcome}
          aria-live="polite"
          tabIndex={-1}
          className="rounded-sm text-sm outline-terracotta empty:sr-only focus:outline-2 focus:outline-offset-4 max-sm:order-first max-sm:w-full"
        >
          {isChanged && <Outcome item={item} change={apply} />}
        </div>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}

function Outcome({ item, change }: { item: CartItem; change: Change }) {
  const offer = useStore($offers)[item.productId]
  const money = useItemMoney(item)
  const problem = newProblem(item, change, offer, baliNow(new Date()))
  if (problem) return <p className="text-terracotta-deep">{problem.message}</p>
  const price = priceToday(change(item), offer)
  return (
    <>
      {price !== null && <p className="font-semibold tabular-nums">{texts.willCost(money(price))}</p>}
      <p className="text-ink-soft">{texts.unsaved}</p>
    </>
  )
}

interface TravelersFieldProps {
  label: string
  value: Party
  /** Adults and children together; null means unlimited. */
  maxGuests: number | null
  onValue: (party: Party) => void
}

/** Counts are edited in a dialog and apply when it closes. */
export function TravelersField({ label, value, maxGuests, onValue }: TravelersFieldProps) {
  const maxWithOthers = (others: number) => (maxGuests === null ? most : Math.min(most, maxGuests - others))
  return (
    <CountsField
      label={label}
      summary={partyText(value)}
      value={{ adults: value.adults, children: value.children, infants: value.infants }}
      rows={({ adults, children }) => [
        {
          key: 'adults',
          label: texts.adults,
          hint: texts.adultsAge,
          min: 1,
          max: maxWithOthers(children),
          highestMax: maxWithOthers(0),
        },
        {
          key: 'children',
          label: texts.children,
          hint: texts.childrenAge,
          min: 0,
          max: maxWithOthers(adults),
          highestMax: maxWithOthers(1),
        },
        { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: most },
      ]}
      done={texts.done}
      onValue={onValue}
    />
  )
}
