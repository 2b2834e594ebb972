import { type BookingProblem, checkBooking, findCurrentLine } from '@nusa/shared/booking'
import { type CartItem, changeItem, createSeenLine, withSeenPrice } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { toItemWithOffer } from './item-view.ts'
import { $offers, type OfferState } from './offers.ts'
import { showRefusal } from './show-refusal.ts'
import { $cart, changeCart } from './stored-cart.ts'

export type ItemChange = (item: CartItem) => CartItem

/**
 * Returns the first problem that a change causes. Ignores existing problems, so that the traveller can fix them one at
 * a time.
 */
export function findNewProblem(
  item: CartItem,
  change: ItemChange,
  offer: OfferState | undefined,
  now: BaliNow,
): BookingProblem | null {
  const problemsOf = (candidate: CartItem) => checkBooking(toItemWithOffer(candidate, offer), null, now)
  const existingReasons = problemsOf(item).map(({ reason }) => reason)
  return problemsOf(change(item)).find(({ reason }) => !existingReasons.includes(reason)) ?? null
}

/** Returns today's price, also for an item that cannot be booked. Returns null if the price is unknown. */
export function computePriceToday(item: CartItem, offer: OfferState | undefined): number | null {
  const line = resolveTodaysLine(item, offer)
  return line && quoteLine(line).total
}

/**
 * Returns the changed item. Its new price counts as seen by the traveller. If today's price already differed from the
 * seen price, the new price is computed from the seen prices, so that the cart still shows the price change.
 */
export function applyChange(item: CartItem, change: ItemChange, offer: OfferState | undefined): CartItem {
  const changedItem = change(item)
  const isSeenPriceCurrent = computePriceToday(item, offer) === item.total
  const line = isSeenPriceCurrent ? resolveTodaysLine(changedItem, offer) : createSeenLine(changedItem)
  return line ? withSeenPrice(changedItem, line) : changedItem
}

const resolveTodaysLine = (item: CartItem, offer: OfferState | undefined): Line | null =>
  findCurrentLine(toItemWithOffer(item, offer))

/**
 * Changes an item of the cart. If the change violates a rule, focuses `noteElement` if it contains the message of the
 * rule, otherwise shows the message.
 * @returns whether the item changed
 */
export function editItem(id: string, change: ItemChange, noteElement: HTMLElement | null = null): boolean {
  const item = $cart.get().items.find((candidate) => candidate.id === id)
  if (!item) return false
  const offer = $offers.get()[item.productId]
  const problem = findNewProblem(item, change, offer, baliNow(new Date()))
  if (problem) {
    showRefusal(problem.message, noteElement)
    return false
  }
  changeCart((cart) => changeItem(cart, id, (current) => applyChange(current, change, offer)))
  return true
}
