import type { CartItem } from '@nusa/shared/cart'
import { rememberBooking } from '../../../lib/last-booking.ts'
import { toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $cart, changeCart } from '../../cart/index.ts'
import { includesItem, type Outcome } from '../attempt/attempt.ts'
import { toChosen } from '../attempt/attempt-store.ts'
import { clearDraft, removeBooked } from '../form/draft.ts'
import { checkoutTexts as texts } from '../texts.ts'

/**
 * Navigates to the confirmation. Removes only the booked items from the cart, because the response may be that of an
 * earlier request.
 */
export function goToConfirmation({ invoiceId, items, isEarlier }: Extract<Outcome, { ok: true }>): void {
  const cart = $cart.get().items
  const isBookedItem = (item: CartItem) => includesItem(items, toChosen(item))
  const names = cart.filter(({ id }) => items.some(({ itemId }) => itemId === id)).map(({ tourName }) => tourName)
  changeCart((cart) => ({ ...cart, items: cart.items.filter((item) => !isBookedItem(item)) }))
  const isAllBooked = cart.every(isBookedItem)
  if (isAllBooked) clearDraft()
  else removeBooked(cart.filter(isBookedItem).map(({ id }) => id))
  rememberBooking(invoiceId)
  toastOnNextPage(isEarlier ? texts.earlierSuccessful(names, isAllBooked) : texts.successful)
  location.assign(`/booking/confirmation/${invoiceId}`)
}
