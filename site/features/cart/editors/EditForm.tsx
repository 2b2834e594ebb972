import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { restoreFocusTo } from '../items/focus.ts'
import { type Change, editItem, newProblem, priceToday } from '../model/edit-item.ts'
import { useItemMoney } from '../model/item-money.ts'
import { $offers } from '../model/offers.ts'
import { cartTexts as texts } from '../model/texts.ts'
import type { ItemEdits } from '../model/use-edits.ts'

/** Props of the editor of one kind of item. */
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

/** The fields of an item. Edits apply only when 'Update Cart' is pressed; the new price is shown before. */
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

/** Shows the new price of an edited item, or why the edits cannot be applied. */
function Outcome({ item, change }: { item: CartItem; change: Change }) {
  const offer = useStore($offers)[item.tourId]
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
