import { type BookingProblem, checkBooking, choiceNeeds, findCurrentLine, findSoldOutItems } from '@nusa/shared/booking'
import type { Cart, CartItem } from '@nusa/shared/cart'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Quote, quote, quoteLine } from '@nusa/shared/pricing'
import { type AvailabilityByResource, createStocks } from '../../availability/index.ts'
import { type CartProblem, type ItemView, toItemWithOffer } from './item-view.ts'
import type { OfferState, OfferStates } from './offers.ts'
import { findRefusal, type Refusals } from './refusals.ts'
import { findUnavailableAddOns, isAddOnProblem, unavailableReasonText } from './unavailable-add-ons.ts'

interface StockData {
  availability: AvailabilityByResource
  refusals: Refusals
}

const unknownStock: StockData = { availability: {}, refusals: {} }

function findStockProblems(
  views: readonly ItemView[],
  { availability, refusals }: StockData,
  now: Date,
): Map<string, CartProblem> {
  const bookableItems = views
    .filter((view) => view.status === 'bookable')
    .map(({ item, line }) => ({ itemId: item.id, needs: choiceNeeds(item, line) }))
  const allNeeds = bookableItems.flatMap(({ needs }) => needs)
  const stocks = createStocks(allNeeds, availability)
  const problems = new Map<string, CartProblem>()
  for (const { itemId, message } of findSoldOutItems(bookableItems, stocks))
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
  failedItems: ItemView[]
  /** These items cannot be booked and are not in the quote. */
  blockedItems: Extract<ItemView, { status: 'blocked' }>[]
}

/**
 * Returns each item with today's price or its problems, and the total of the bookable items. Unknown availability
 * blocks no item.
 */
export function createCartView(
  cart: Cart,
  offers: OfferStates,
  taxRate: number,
  now: Date,
  stock: StockData = unknownStock,
): CartView {
  const itemViews = cart.items.map((item) => createItemView(item, offers[item.productId], baliNow(now)))
  const problems = findStockProblems(itemViews, stock, now)
  const items = itemViews.map((view) => addProblem(view, problems.get(view.item.id)))
  const failedItems = items.filter((view) => view.status === 'failed')
  const lines = items.filter((view) => view.status === 'bookable').map(({ line }) => line)
  return {
    items,
    quote: lines.length > 0 && failedItems.length === 0 ? quote(lines, taxRate) : null,
    isComplete: items.length > 0 && lines.length === items.length,
    isLoading: items.some(({ status }) => status === 'loading'),
    failedItems,
    blockedItems: items.filter((view) => view.status === 'blocked'),
  }
}

/** Returns the cart without blocked items, or unchanged if all items are blocked. */
export function withoutBlockedItems(view: CartView): CartView {
  const items = view.items.filter(({ status }) => status !== 'blocked')
  if (items.length === 0) return view
  return { ...view, items, isComplete: items.every(({ status }) => status === 'bookable') }
}

function createItemView(item: CartItem, state: OfferState | undefined, now: BaliNow): ItemView {
  const itemWithOffer = toItemWithOffer(item, state)
  const isStale = state?.status === 'ready' && state.isStale
  if (!state || state.status === 'loading' || isStale) return { ...itemWithOffer, status: 'loading', price: null }
  if (state.status === 'failed') return { ...itemWithOffer, status: 'failed', price: null }
  const problems = nameUnavailableAddOns(checkBooking(itemWithOffer, null, now), item, state, now)
  const line = findCurrentLine(itemWithOffer)
  if (line && problems.length === 0) return { ...itemWithOffer, status: 'bookable', line, price: quoteLine(line) }
  return { ...itemWithOffer, status: 'blocked', price: null, problems }
}

/** Names the unavailable add-ons in the messages, because the traveller can book the item without them. */
function nameUnavailableAddOns(
  problems: BookingProblem[],
  item: CartItem,
  state: OfferState,
  now: BaliNow,
): BookingProblem[] {
  const unavailableAddOns = findUnavailableAddOns(item, state, now)
  if (!unavailableAddOns) return problems
  const message = unavailableReasonText(unavailableAddOns.addOns)
  return problems.map((problem) => (isAddOnProblem(problem) ? { ...problem, message } : problem))
}

function addProblem(view: ItemView, problem: CartProblem | undefined): ItemView {
  return problem && view.status === 'bookable' ? { ...view, status: 'blocked', price: null, problems: [problem] } : view
}
