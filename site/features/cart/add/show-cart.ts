import { endGesture } from '../../../lib/gesture.ts'
import { openPanel } from '../../../lib/panels.ts'

/**
 * Opens the cart panel after an addition. The second click of a double click must not reach the panel or the page
 * beneath.
 */
export function showCart(): void {
  endGesture()
  openPanel('cart')
}
