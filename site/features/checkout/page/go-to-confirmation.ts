import type { CartItem } from '@nusa/shared/cart'
import { rememberBooking } from '../../../lib/last-booking.ts'
import { toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $cart, changeCart, titleWithLoadedOffer } from '../../cart/index.ts'
import { includesItem, type Outcome } from '../attempt/attempt.ts'
import { toItemChoice } from '../attempt/attempt-store.ts'
import { $draft, clearDraft, removeBookedFromDraft } from '../form/draft.ts'
import { checkoutTexts as texts } from '../texts.ts'

/** Removes only the booked items from the cart, because the response may belong to an earlier request. */
export function goToConfirmation({ invoiceId, items, isEarlierBooking }: Extract<Outcome, { ok: true }>): void {
  const cartItems = $cart.get().items
  const isBookedItem = (item: CartItem) => includesItem(items, toItemChoice(item))
  // If the traveller has changed a booked item since, the item stays in the cart, but its title is mentioned.
  const bookedTitles = cartItems
    .filter(({ id }) => items.some(({ itemId }) => itemId === id))
    .map((item) => titleWithLoadedOffer(item, $draft.get().answers[item.id]))
  changeCart((cart) => ({ ...cart, items: cart.items.filter((item) => !isBookedItem(item)) }))
  const areAllBooked = cartItems.every(isBookedItem)
  if (areAllBooked) clearDraft()
  else removeBookedFromDraft(cartItems.filter(isBookedItem).map(({ id }) => id))
  rememberBooking(invoiceId)
  toastOnNextPage(
    isEarlierBooking ? texts.earlierBookingSuccessful(bookedTitles, areAllBooked) : texts.bookingSuccessful,
  )
  location.assign(`/booking/confirmation/${invoiceId}`)
}
