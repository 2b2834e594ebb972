import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { type MouseEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { useClosingOnLeave } from '../../../ui/dialog/use-closing-on-leave.ts'
import { editItem } from '../model/edit-item.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { $editedItems, $edits, discardEdits, withEdits } from '../model/unsaved-edits.ts'
import type { CartView } from '../model/view-cart.ts'
import { focusItem } from './focus.ts'

/**
 * Links to the checkout. Does not wait for prices, because the checkout page loads them. Opens a dialog if edits were
 * not applied.
 */
export function CheckoutLink({ view, className = '' }: { view: CartView; className?: string }) {
  const reasonId = useId()
  const editedItems = useStore($editedItems)
  const [isConfirming, setIsConfirming] = useState(false)
  const confirmIfEdited = (event: MouseEvent) => {
    if (editedItems.length === 0) return
    event.preventDefault()
    setIsConfirming(true)
  }
  const linkClass = `${buttonClass('primary')} ${className}`
  const canCheckOut = view.blockedItems.length < view.items.length
  if (canCheckOut)
    return (
      <>
        <a href="/checkout" onClick={confirmIfEdited} className={linkClass}>
          {texts.proceedToCheckout}
        </a>
        {isConfirming && <UnsavedEditsDialog items={editedItems} onClose={() => setIsConfirming(false)} />}
      </>
    )
  return (
    <>
      <button type="button" disabled aria-describedby={reasonId} className={linkClass}>
        {texts.proceedToCheckout}
      </button>
      <span id={reasonId} hidden>
        {texts.nothingBookable}
      </span>
    </>
  )
}

interface Props {
  /** The items with edits that are not applied. */
  items: readonly CartItem[]
  onClose: () => void
}

/** Offers to apply or discard edits, because the checkout would ignore edits that are not applied. */
function UnsavedEditsDialog({ items, onClose }: Props) {
  useClosingOnLeave(onClose)
  const goToCheckout = () => location.assign('/checkout')
  const applyAndContinue = () => {
    for (const { id } of items) {
      const isApplied = editItem(id, (item) => withEdits(item, $edits.get()[id] ?? {}))
      if (!isApplied) {
        onClose()
        return focusItem(id)
      }
      discardEdits(id)
    }
    goToCheckout()
  }
  const discardAndContinue = () => {
    discardEdits(...items.map(({ id }) => id))
    goToCheckout()
  }
  return (
    <Dialog
      title={texts.unsavedTitle}
      onClose={onClose}
      footer={
        <DialogFooter cancelLabel={texts.stayHere} onCancel={onClose}>
          <button type="button" onClick={discardAndContinue} className={buttonClass('secondary')}>
            {texts.continueWithoutChanges}
          </button>
          <button type="button" onClick={applyAndContinue} className={buttonClass('primary')}>
            {texts.applyAndContinue}
          </button>
        </DialogFooter>
      }
    >
      <p>{texts.unsavedText}</p>
      <ul className="mt-2 list-disc pl-5">
        {items.map(({ id, productName }) => (
          <li key={id}>
            <bdi>{productName}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
