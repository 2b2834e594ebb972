import { type BookingProblem, checkBooking } from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'
import type { BaliNow } from '@nusa/shared/dates'
import { largestAddOnQuantity } from '@nusa/shared/pricing'
import type { Change } from './edit.ts'
import { withOffer } from './item-view.ts'
import type { OfferState } from './offers.ts'

/** An add-on of an item that can no longer be added, or not as often. */
export interface GoneAddOn {
  id: string
  /** Empty if an older cart stored no name and the add-on is no longer offered. */
  name: string
  /** How often it can still be added; 0 if it is no longer offered. */
  most: number
}

interface Gone {
  addOns: GoneAddOn[]
  /** Removes add-ons that are no longer offered and reduces the others to their maximum. */
  leaveOut: Change
}

/** Returns whether an add-on prevents the booking: it is no longer offered, or cannot be added that often. */
export function isAddOnProblem({ reason }: BookingProblem): boolean {
  return reason === 'add_on_gone' || reason === 'too_many_of_add_on'
}

/** Returns the add-ons that prevent an item from being booked; null if all can be added or the offer is unknown. */
export function goneAddOns(item: CartItem, offer: OfferState | undefined, now: BaliNow): Gone | null {
  if (item.kind === 'transfer' || item.kind === 'room') return null
  const isGone = (id: string) => {
    const alone = withAddOns(item, (one) => (one === id ? 'all' : 0))
    return checkBooking(withOffer(alone, offer), null, now).some(isAddOnProblem)
  }
  const gone = new Map<string, GoneAddOn>()
  for (const { id, name } of item.addOns) {
    if (!gone.has(id) && isGone(id)) gone.set(id, goneAddOn(id, name, offer))
  }
  if (gone.size === 0) return null
  return {
    addOns: [...gone.values()],
    leaveOut: (kept) => withAddOns(kept, (id) => gone.get(id)?.most ?? 'all'),
  }
}

/** A rental's add-on has no quantity. */
function goneAddOn(id: string, name: string, offer: OfferState | undefined): GoneAddOn {
  const addOns = offer?.status === 'ready' && offer.kind === 'tour' ? offer.offer.add_on : []
  const addOn = addOns.find((one) => one.id === id)
  return addOn ? { id, name: name || addOn.name, most: largestAddOnQuantity(addOn) } : { id, name, most: 0 }
}

/** Returns the item with these quantities of its add-ons. Duplicates of a reduced add-on are merged. */
function withAddOns(item: CartItem, quantityOf: (id: string) => number | 'all'): CartItem {
  if (item.kind === 'rental') return { ...item, addOns: item.addOns.filter(({ id }) => quantityOf(id) !== 0) }
  if (item.kind !== 'tour') return item
  const addOns = item.addOns.flatMap((addOn, index) => {
    const quantity = quantityOf(addOn.id)
    if (quantity === 'all') return addOn
    const isFirst = item.addOns.findIndex(({ id }) => id === addOn.id) === index
    return isFirst && quantity > 0 ? { ...addOn, quantity } : []
  })
  return { ...item, addOns }
}
