import { flushSync } from 'react-dom'
import { isFocusLost } from '../../../lib/focus.ts'

/** The functions below find the cart, its items and the link of the empty cart by these attributes. */
export const focusAttributes = {
  cart: { 'data-cart': '' },
  item: (id: string) => ({ 'data-cart-item': id, tabIndex: -1 }) as const,
  empty: { 'data-cart-empty': '' },
} as const

/**
 * Makes a change that removes an item with its focused control. Then focuses the next item, the last item, or the link
 * of the empty cart.
 */
export function changeAndFocus(control: Element | null, change: () => void): void {
  const cart = control?.closest('[data-cart]')
  const findItems = () => [...(cart?.querySelectorAll<HTMLElement>('[data-cart-item]') ?? [])]
  const removedIndex = findItems().findIndex((item) => item.contains(control))
  // The items are queried again after rendering.
  flushSync(change)
  const remainingItems = findItems()
  const nextElement =
    remainingItems[indexAfterRemoval(removedIndex, remainingItems.length)] ??
    cart?.querySelector<HTMLElement>('[data-cart-empty]')
  nextElement?.focus()
}

/** Moves the focus to an item after the next render. */
export function focusItem(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cart-item="${CSS.escape(id)}"]`)?.focus())
}

/** Focuses an item if the focus is lost. A change may have removed the pressed control or moved the item. */
export function focusItemIfFocusLost(id: string): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusItem(id)
  })
}

/** Returns the index of the item to focus, or -1 if no item is left. */
export function indexAfterRemoval(removedIndex: number, remainingCount: number): number {
  return Math.min(Math.max(0, removedIndex), remainingCount - 1)
}
