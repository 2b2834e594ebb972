import { endGesture } from '../../lib/gesture.ts'
import { openPanel } from '../../lib/panels.ts'

/** Shows the cart once something was added to it, by a press whose second half would meet the cart, or the page beneath. */
export function showCart(): void {
  endGesture()
  openPanel('cart')
}
