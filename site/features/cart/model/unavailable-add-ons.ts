import { type BookingProblem, checkBooking } from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'
import type { BaliNow } from '@nusa/shared/dates'
import { maxAddOnQuantity } from '@nusa/shared/pricing'
import type { ItemChange } from './edit-item.ts'
import { toItemWithOffer } from './item-view.ts'
import type { OfferState } from './offers.ts'
import { cartTexts as texts } from './texts.ts'

export interface UnavailableAddOn {
  id: string
  /** Empty if an older cart stored no name and the add-on is no longer offered. */
  name: string
  /** 0 if the add-on is no longer offered. */
  maxQuantity: number
}

interface UnavailableAddOns {
  addOns: UnavailableAddOn[]
  /** Removes add-ons that are no longer offered, and reduces the others to their maximum. */
  removeUnavailable: ItemChange
}

export function isAddOnProblem({ reason }: BookingProblem): boolean {
  return reason === 'add_on_gone' || reason === 'too_many_of_add_on'
}

/** Returns the add-ons that cannot be booked, or null if all can be booked or the offer is unknown. */
export function findUnavailableAddOns(
  item: CartItem,
  offer: OfferState | undefined,
  now: BaliNow,
): UnavailableAddOns | null {
  if (item.kind === 'transfer' || item.kind === 'room') return null
  const isUnavailable = (id: string) => {
    const itemWithOneAddOn = setAddOnQuantities(item, (candidate) => (candidate === id ? 'all' : 0))
    return checkBooking(toItemWithOffer(itemWithOneAddOn, offer), null, now).some(isAddOnProblem)
  }
  const addOnsById = new Map<string, UnavailableAddOn>()
  for (const { id, name } of item.addOns) {
    if (!addOnsById.has(id) && isUnavailable(id)) addOnsById.set(id, createUnavailableAddOn(id, name, offer))
  }
  if (addOnsById.size === 0) return null
  return {
    addOns: [...addOnsById.values()],
    removeUnavailable: (current) => setAddOnQuantities(current, (id) => addOnsById.get(id)?.maxQuantity ?? 'all'),
  }
}

/** The maximum is 0 for a rental, because its add-ons have no quantity. */
function createUnavailableAddOn(id: string, name: string, offer: OfferState | undefined): UnavailableAddOn {
  const addOns = offer?.status === 'ready' && offer.kind === 'tour' ? offer.offer.add_on : []
  const addOn = addOns.find((candidate) => candidate.id === id)
  return addOn ? { id, name: name || addOn.name, maxQuantity: maxAddOnQuantity(addOn) } : { id, name, maxQuantity: 0 }
}

/**
 * Returns the item with the quantities that `quantityOf` returns. 'all' leaves an add-on unchanged. Merges duplicates
 * of a reduced add-on.
 */
function setAddOnQuantities(item: CartItem, quantityOf: (id: string) => number | 'all'): CartItem {
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

/** Returns a sentence for each add-on, with its name and the reason why it is unavailable. */
export function unavailableReasonText(addOns: readonly UnavailableAddOn[]): string {
  const sentences = addOns.map(({ name, maxQuantity }) =>
    maxQuantity > 0 ? texts.addOnLimit(name, maxQuantity) : texts.addOnUnavailable(name),
  )
  return [...new Set(sentences)].join(' ')
}

/** Returns the label of the button that makes an item bookable, such as 'Book it without lunch'. */
export function bookWithoutAddOnsText(addOns: readonly UnavailableAddOn[]): string {
  const removedAddOns = addOns.filter(({ maxQuantity }) => maxQuantity === 0)
  const reducedAddOns = addOns.filter(({ maxQuantity }) => maxQuantity > 0)
  const removedNames = removedAddOns.map(({ name }) => name).filter((name) => name !== '')
  const reducedNames = reducedAddOns.map(({ name, maxQuantity }) => texts.addOnTimes(name, maxQuantity))
  const actions: string[] = []
  if (removedAddOns.length > 0) actions.push(texts.withoutAddOns(removedNames.join(' and ')))
  if (reducedAddOns.length > 0) actions.push(texts.withAddOns(reducedNames.join(' and ')))
  return texts.bookItem(actions)
}
