import { useStore } from '@nanostores/react'
import { type MouseEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { $editedItems } from '../model/edits.ts'
import { cartTexts as texts } from '../model/texts.ts'
import type { CartView } from '../model/view-cart.ts'
import { UnsavedDialog } from './UnsavedDialog.tsx'

/**
 * The link to the checkout, which loads missing prices itself. It asks first if edits were not applied. It is disabled,
 * with the reason, if nothing can be booked.
 */
export function CheckoutLink({ view, className = '' }: { view: CartView; className?: string }) {
  const reasonId = useId()
  const edited = useStore($editedItems)
  const [isConfirming, setIsConfirming] = useState(false)
  const confirmFirst = (event: MouseEvent) => {
    if (edited.length === 0) return
    event.preventDefault()
    setIsConfirming(true)
  }
  const style = `${buttonClass('primary')} ${className}`
  if (view.leftOut.length < view.items.length)
    return (
      <>
        <a href="/checkout" onClick={confirmFirst} className={style}>
          {texts.checkout}
        </a>
        {isConfirming && <UnsavedDialog items={edited} onClose={() => setIsConfirming(false)} />}
      </>
    )
  return (
    <>
      <button type="button" disabled aria-describedby={reasonId} className={style}>
        {texts.checkout}
      </button>
      <span id={reasonId} hidden>
        {texts.nothingBookable}
      </span>
    </>
  )
}
