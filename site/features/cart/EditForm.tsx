import type { CartItem } from '@nusa/shared/cart'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { toast } from '../../ui/toast/toast.ts'
import { editItem } from './edit.ts'
import { keepFocusOn } from './focus.ts'
import { cartTexts as texts } from './texts.ts'
import type { Draft } from './use-draft.ts'

/** What an editor of one kind of item is given. */
export interface EditorProps<Item, Offer> {
  item: Item
  offer: Offer
  /** Stands at the end of the row of buttons. */
  children: ReactNode
}

interface Props {
  id: string
  draft: Pick<Draft<unknown>, 'isChanged' | 'drop'>
  /** The item with what the fields hold. */
  apply: (kept: CartItem) => CartItem
  fields: ReactNode
  children: ReactNode
}

/** The fields of an item. Nothing of them counts until 'Update Cart' is pressed. */
export function EditForm({ id, draft: { isChanged, drop }, apply, fields, children }: Props) {
  const update = () => {
    if (!isChanged || !editItem(id, apply)) return
    drop()
    keepFocusOn(id)
    toast(texts.updated)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="button" aria-disabled={!isChanged} onClick={update} className={buttonClass('secondary')}>
          {texts.update}
        </button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {isChanged && texts.unsaved}
        </p>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}
