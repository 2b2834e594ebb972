import { type BookingProblem, checkBooking, wantedLine } from '@nusa/shared/booking'
import { type CartItem, changeItem, seenLine, withSeenPrice } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { withOffer } from './item-view.ts'
import { $offers, type OfferState } from './offers.ts'
import { refuse } from './refuse.ts'
import { $cart, changeCart } from './stored-cart.ts'

export type Change = (item: CartItem) => CartItem

/**
 * Returns the first problem that a change would introduce. Existing problems are ignored, so that they can be fixed one
 * after the other.
 */
export function newProblem(
  item: CartItem,
  change: Change,
  offer: OfferState | undefined,
  now: BaliNow,
): BookingProblem | null {
  const problemsOf = (one: CartItem) => checkBooking(withOffer(one, offer), null, now)
  const known = problemsOf(item).map(({ reason }) => reason)
  return problemsOf(change(item)).find(({ reason }) => !known.includes(reason)) ?? null
}

/** Returns today's price of an item, even if it cannot be booked; null if unknown. */
export function priceToday(item: CartItem, offer: OfferState | undefined): number | null {
  const line = lineToday(item, offer)
  return line && quoteLine(line).total
}

/**
 * Applies a change to an item. The new price counts as seen, unless the price had already changed before: then the
 * prices stay those that the traveller saw, so that the price change is still shown.
 */
export function edited(item: CartItem, change: Change, offer: OfferState | undefined): CartItem {
  const changed = change(item)
  const line = priceToday(item, offer) === item.total ? lineToday(changed, offer) : seenLine(changed)
  return line ? withSeenPrice(changed, line) : changed
}

const lineToday = (item: CartItem, offer: OfferState | undefined): Line | null => wantedLine(withOffer(item, offer))

/**
 * Applies a change to a cart item unless it violates a rule, whose message is then shown. `said` is the element of the
 * form that may already show it. @returns whether the item changed
 */
export function editItem(id: string, change: Change, said: HTMLElement | null = null): boolean {
  const item = $cart.get().items.find((one) => one.id === id)
  if (!item) return false
  const offer = $offers.get()[item.tourId]
  const problem = newProblem(item, change, offer, baliNow(new Date()))
  if (problem) {
    refuse(problem.message, said)
    return false
  }
  changeCart((cart) => changeItem(cart, id, (kept) => edited(kept, change, offer)))
  return true
}
