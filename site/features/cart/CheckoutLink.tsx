import { useId } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { cartTexts as texts } from './texts.ts'
import type { CartView } from './view.ts'

/** The way to the checkout, which looks up itself what is not known yet; closed, with the reason, where nothing can be booked. */
export function CheckoutLink({ view, className = '' }: { view: CartView; className?: string }) {
  const reasonId = useId()
  const style = `${buttonClass('primary')} ${className}`
  if (view.leftOut.length < view.items.length)
    return (
      <a href="/checkout" className={style}>
        {texts.checkout}
      </a>
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
