import { type CartItem, removeItem } from '@nusa/shared/cart'
import { ignoreRestOfPointerGesture } from '../../../lib/gesture.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { $cart, changeCart, insertAt } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { changeAndFocus, focusItem } from './focus.ts'

/** Removes an item. Shows a toast with an undo button, which restores the item at its position and focuses it. */
export function removeWithUndo(item: CartItem, control: Element): void {
  const index = $cart.get().items.findIndex(({ id }) => id === item.id)
  // The next item moves under the pointer, so the second click of a double click would remove the next item.
  ignoreRestOfPointerGesture()
  changeAndFocus(control, () => changeCart((cart) => removeItem(cart, item.id)))
  const undo = () => {
    changeCart((cart) => insertAt(cart, item, index))
    focusItem(item.id)
  }
  toast({ ...texts.itemRemoved(item.productName), action: { label: texts.undo, run: undo, isUndo: true } })
}
