import { type BookingProblem, checkBooking, choiceNeeds, findCurrentLine, findSoldOutItems } from '@nusa/shared/booking'
import type { Cart, CartItem } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Quote, quote, quoteLine } from '@nusa/shared/pricing'
import { type AvailabilityByResource, stocksFor } from '../../availability/index.ts'
import { type CartProblem, type ItemView, withOffer } from './item-view.ts'
import type { OfferState, OfferStates } from './offers.ts'
import { findRefusal, type Refusals } from './refusals.ts'
import { findUnavailableAddOns, isAddOnProblem, unavailableText } from './unavailable-add-ons.ts'

interface Stock {
  availability: AvailabilityByResource
  refusals: Refusals
}

const unknownStock: Stock = { availability: {}, refusals: {} }

function stockProblems(
  views: readonly ItemView[],
  { availability, refusals }: Stock,
  now: Date,
): Map<string, CartProblem> {
  const bookable = views.flatMap((view) => {
    if (view.status !== 'bookable') return []
    return [{ itemId: view.item.id, needs: choiceNeeds(view.item, view.line) }]
  })
  const stocks = stocksFor(
    bookable.flatMap(({ needs }) => needs),
    availability,
  )
  const problems = new Map<string, CartProblem>()
  for (const { itemId, message } of findSoldOutItems(bookable, stocks))
    problems.set(itemId, { reason: 'sold_out', message })
  for (const { item } of views) {
    const refusal = findRefusal(item, refusals, now)
    if (refusal && !problems.has(item.id)) problems.set(item.id, refusal)
  }
  return problems
}

export interface CartView {
  items: ItemView[]
  /** Null if no item is bookable or a price could not be loaded. */
  quote: Quote | null
  /** True if every item is loaded and bookable, so that the quote covers the whole cart. */
  isComplete: boolean
  isLoading: boolean
  /** The prices of these items could not be loaded. Whether they can be booked is unknown. */
  failed: ItemView[]
  /** These items cannot be booked and are not in the quote. */
  leftOut: Extract<ItemView, { status: 'blocked' }>[]
}

/**
 * Returns each item with today's price or its problems, and the total of the bookable items. Unknown availability
 * blocks no item.
 */
export function viewCart(
  cart: Cart,
  offers: OfferStates,
  taxRate: number,
  now: Date,
  stock: Stock = unknownStock,
): CartView {
  const offered = cart.items.map((item) => viewItem(item, offers[item.productId], baliNow(now)))
  const problems = stockProblems(offered, stock, now)
  const items = offered.map((view) => withProblem(view, problems.get(view.item.id)))
  const failed = items.filter((view) => view.status === 'failed')
  const lines = items.flatMap((view) => (view.status === 'bookable' ? [view.line] : []))
  return {
    items,
    quote: lines.length > 0 && failed.length === 0 ? quote(lines, taxRate) : null,
    isComplete: items.length > 0 && lines.length === items.length,
    isLoading: items.some(({ status }) => status === 'loading'),
    failed,
    leftOut: items.filter((view) => view.status === 'blocked'),
  }
}

/** Returns the cart without blocked items, or unchanged if all items are blocked. */
export function bookablePart(view: CartView): CartView {
  const items = view.items.filter(({ status }) => status !== 'blocked')
  if (items.length === 0) return view
  return { ...view, items, isComplete: items.every(({ status }) => status === 'bookable') }
}

function viewItem(item: CartItem, state: OfferState | undefined, now: BaliNow): ItemView {
  const offered = withOffer(item, state)
  const isStale = state?.status === 'ready' && state.isStale
  if (!state || state.status === 'loading' || isStale) return { ...offered, status: 'loading', price: null }
  if (state.status === 'failed') return { ...offered, status: 'failed', price: null }
  const problems = withNames(checkBooking(offered, null, now), item, state, now)
  const line = findCurrentLine(offered)
  if (line && problems.length === 0) return { ...offered, status: 'bookable', line, price: quoteLine(line) }
  return { ...offered, status: 'blocked', price: null, problems }
}

/** Names the unavailable add-ons in the messages, because the traveller can book the item without them. */
function withNames(problems: BookingProblem[], item: CartItem, state: OfferState, now: BaliNow): BookingProblem[] {
  const unavailable = findUnavailableAddOns(item, state, now)
  if (!unavailable) return problems
  const message = unavailableText(unavailable.addOns)
  return problems.map((problem) => (isAddOnProblem(problem) ? { ...problem, message } : problem))
}

function withProblem(view: ItemView, problem: CartProblem | undefined): ItemView {
  return problem && view.status === 'bookable' ? { ...view, status: 'blocked', price: null, problems: [problem] } : view
}
