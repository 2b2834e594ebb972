import { useId } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { cartTexts as texts } from './texts.ts'
import type { CartView } from './view.ts'

/** The way to the checkout; closed, with the reason, while nothing in the cart can be booked. */
export function CheckoutLink({ view, className = '' }: { view: CartView; className?: string }) {
  const reasonId = useId()
  const style = `${buttonClass('primary')} ${className}`
  if (view.quote || view.isLoading)
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
