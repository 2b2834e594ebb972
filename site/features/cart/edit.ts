import { type BookingProblem, checkBooking, wantedLine } from '@nusa/shared/booking'
import { type CartItem, changeItem } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { quoteLine } from '@nusa/shared/pricing'
import { toast } from '../../ui/toast/toast.ts'
import { beside } from './item-view.ts'
import { $offers, type OfferState } from './offers.ts'
import { $cart, changeCart } from './stored-cart.ts'

type Change = (item: CartItem) => CartItem

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

/** An item at the price that its traveller now sees, since they have just changed it; the last one where it has none. */
export function repriced(item: CartItem, offer: OfferState | undefined): CartItem {
  const line = wantedLine(beside(item, offer))
  return line ? { ...item, price: quoteLine(line).total } : item
}

/** Changes an item, unless that would break a rule: then it says which, and nothing changes. @returns whether it changed */
export function editItem(id: string, change: Change): boolean {
  const item = $cart.get().items.find((one) => one.id === id)
  if (!item) return false
  const offer = $offers.get()[item.tourId]
  const problem = newProblem(item, change, offer, baliNow(new Date()))
  if (problem) {
    toast({ title: problem.message, tone: 'destructive' })
    return false
  }
  changeCart((cart) => changeItem(cart, id, (kept) => repriced(change(kept), offer)))
  return true
}
