import { type BookingProblem, checkBooking, findCurrentLine } from '@nusa/shared/booking'
import { type CartItem, changeItem, seenLine, withSeenPrice } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { withOffer } from './item-view.ts'
import { $offers, type OfferState } from './offers.ts'
import { showRefusal } from './show-refusal.ts'
import { $cart, changeCart } from './stored-cart.ts'

export type Change = (item: CartItem) => CartItem

/** Ignores existing problems, so that the traveller can fix them one at a time. */
export function newProblem(
  item: CartItem,
  change: Change,
  offer: OfferState | undefined,
  now: BaliNow,
): BookingProblem | null {
  const problemsOf = (candidate: CartItem) => checkBooking(withOffer(candidate, offer), null, now)
  const existingReasons = problemsOf(item).map(({ reason }) => reason)
  return problemsOf(change(item)).find(({ reason }) => !existingReasons.includes(reason)) ?? null
}

/** Also for an item that cannot be booked. Returns null if the price is unknown. */
export function priceToday(item: CartItem, offer: OfferState | undefined): number | null {
  const line = todaysLine(item, offer)
  return line && quoteLine(line).total
}

/**
 * The new price counts as seen. If today's price already differed from the seen price, the seen prices are used, so
 * that the price change is still shown.
 */
export function applyChange(item: CartItem, change: Change, offer: OfferState | undefined): CartItem {
  const changedItem = change(item)
  const line = priceToday(item, offer) === item.total ? todaysLine(changedItem, offer) : seenLine(changedItem)
  return line ? withSeenPrice(changedItem, line) : changedItem
}

const todaysLine = (item: CartItem, offer: OfferState | undefined): Line | null =>
  findCurrentLine(withOffer(item, offer))

/**
 * Shows the message of a rule that the change violates, or focuses `noteElement` if it contains the message.
 * @returns whether the item changed
 */
export function editItem(id: string, change: Change, noteElement: HTMLElement | null = null): boolean {
  const item = $cart.get().items.find((candidate) => candidate.id === id)
  if (!item) return false
  const offer = $offers.get()[item.productId]
  const problem = newProblem(item, change, offer, baliNow(new Date()))
  if (problem) {
    showRefusal(problem.message, noteElement)
    return false
  }
  changeCart((cart) => changeItem(cart, id, (current) => applyChange(current, change, offer)))
  return true
}
