import { flushSync } from 'react-dom'
import { isFocusLost } from '../../lib/focus.ts'

/** The attributes by which the focus finds its way: the cart as a whole, its items, and what an empty cart offers. */
export const focusMarks = {
  cart: { 'data-cart': '' },
  item: (id: string) => ({ 'data-cart-item': id, tabIndex: -1 }) as const,
  empty: { 'data-cart-empty': '' },
} as const

/**
 * Makes a change that takes the focused control out of the cart, and puts the focus on the item that is then in the
 * control's place, else on the last one, else on what the empty cart offers.
 */
export function changeAndFocus(control: Element | null, change: () => void): void {
  const cart = control?.closest('[data-cart]')
  const items = () => [...(cart?.querySelectorAll<HTMLElement>('[data-cart-item]') ?? [])]
  const index = items().findIndex((item) => item.contains(control))
  // The items are looked for again once the change is drawn.
  flushSync(change)
  const left = items()
  const next = left[placeAfterRemoval(index, left.length)] ?? cart?.querySelector<HTMLElement>('[data-cart-empty]')
  next?.focus()
}

/** Puts the focus on an item that has just come back, once it is drawn. */
export function focusItem(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cart-item="${CSS.escape(id)}"]`)?.focus())
}

/** Puts the focus on an item where a change has taken away the control that was pressed, or moved the item elsewhere. */
export function keepFocusOn(id: string): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusItem(id)
  })
}

/** Where the focus goes once the item at `index` is gone and so many are left; -1 where none is. */
export function placeAfterRemoval(index: number, left: number): number {
  return Math.min(Math.max(0, index), left - 1)
}
