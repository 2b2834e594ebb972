import { type BookingProblem, checkBooking, wantedLine } from '@nusa/shared/booking'
import { type CartItem, changeItem, seenLine, withSeen } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { beside } from './item-view.ts'
import { $offers, type OfferState } from './offers.ts'
import { refuse } from './refuse.ts'
import { $cart, changeCart } from './stored-cart.ts'

export type Change = (item: CartItem) => CartItem

/** What a change would newly keep from being booked; what was wrong before may be mended one thing after the other. */
export function newProblem(
  item: CartItem,
  change: Change,
  offer: OfferState | undefined,
  now: BaliNow,
): BookingProblem | null {
  const problemsOf = (one: CartItem) => checkBooking(beside(one, offer), null, now)
  const known = problemsOf(item).map(({ reason }) => reason)
  return problemsOf(change(item)).find(({ reason }) => !known.includes(reason)) ?? null
}

/** What an item costs today, also where it can't be booked; null where nobody knows. */
export function priceToday(item: CartItem, offer: OfferState | undefined): number | null {
  const line = lineToday(item, offer)
  return line && quoteLine(line).total
}

/**
 * An item once it is changed. Its traveller sees what it costs now; but where the price was another one before they changed
 * anything, it stays at the prices that they had seen, so that they go on being told.
 */
export function edited(item: CartItem, change: Change, offer: OfferState | undefined): CartItem {
  const changed = change(item)
  const line = priceToday(item, offer) === item.total ? lineToday(changed, offer) : seenLine(changed)
  return line ? withSeen(changed, line) : changed
}

const lineToday = (item: CartItem, offer: OfferState | undefined): Line | null => wantedLine(beside(item, offer))

/**
 * Changes an item, unless that would break a rule: then it says which, and nothing changes. `said` is what the form says already.
 * @returns whether it changed
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
