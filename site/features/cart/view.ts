import { checkBooking, wantedLine } from '@nusa/shared/booking'
import type { Cart, CartItem } from '@nusa/shared/cart'
import type { Package } from '@nusa/shared/catalog'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { type Line, type LineQuote, type Quote, quote, quoteLine } from '@nusa/shared/pricing'
import type { OfferState, OfferStates, Offers } from './offers.ts'
import { type CartProblem, nothingKnown, type Stock, soldOutProblems } from './sold-out.ts'

type ItemOf<Kind> = Extract<CartItem, { kind: Kind }>

/** An item of the cart beside today's offer of it; null where there is none, or none is known. */
export type Offered = {
  [Kind in keyof Offers]: { kind: Kind; item: ItemOf<Kind>; offer: Offers[Kind] | null }
}[keyof Offers]

type Status =
  | { status: 'loading' | 'failed'; price: null }
  | { status: 'bookable'; line: Line; price: LineQuote }
  /** It can't be booked as it is: `problems` say why, one at least. */
  | { status: 'blocked'; price: null; problems: CartProblem[] }

/** An item of the cart, whether it can be booked today and what it costs then. */
export type ItemView = Offered & Status

export interface CartView {
  items: ItemView[]
  /** The price of the bookable items; null while there are none. */
  quote: Quote | null
  /** Says whether every item has been looked up and can be booked, so that the quote is that of the whole cart. */
  isComplete: boolean
  isLoading: boolean
  /** The items that can't be booked and so are not in the quote. */
  leftOut: Extract<ItemView, { status: 'blocked' }>[]
}

/**
 * The cart as it is shown: each item with today's price or with why it has none, and what the bookable ones cost. What is
 * known of places left is a hint; where nothing is known nothing is blocked.
 */
export function viewCart(
  cart: Cart,
  offers: OfferStates,
  taxRate: number,
  now: Date,
  stock: Stock = nothingKnown,
): CartView {
  const offered = cart.items.map((item) => viewItem(item, offers[item.tourId], baliNow(now)))
  const soldOut = soldOutProblems(offered, stock, now)
  const items = offered.map((view) => withProblem(view, soldOut.get(view.item.id)))
  const lines = items.flatMap((view) => (view.status === 'bookable' ? [view.line] : []))
  return {
    items,
    quote: lines.length > 0 ? quote(lines, taxRate) : null,
    isComplete: items.length > 0 && lines.length === items.length,
    isLoading: items.some(({ status }) => status === 'loading'),
    leftOut: items.filter((view) => view.status === 'blocked'),
  }
}

/** The cart without the items that can't be booked, as the checkout books it; all of it where there are no others. */
export function bookablePart(view: CartView): CartView {
  const items = view.items.filter(({ status }) => status !== 'blocked')
  if (items.length === 0) return view
  return { ...view, items, isComplete: items.every(({ status }) => status === 'bookable') }
}

function viewItem(item: CartItem, state: OfferState | undefined, now: BaliNow): ItemView {
  const offered = beside(item, state)
  if (!state || state.status === 'loading') return { ...offered, status: 'loading', price: null }
  if (state.status === 'failed') return { ...offered, status: 'failed', price: null }
  const problems = checkBooking(offered, null, now)
  const line = wantedLine(offered)
  if (line && problems.length === 0) return { ...offered, status: 'bookable', line, price: quoteLine(line) }
  return { ...offered, status: 'blocked', price: null, problems }
}

function withProblem(view: ItemView, problem: CartProblem | undefined): ItemView {
  return problem && view.status === 'bookable' ? { ...view, status: 'blocked', price: null, problems: [problem] } : view
}

/** An item beside the offer that was found for it. */
export function beside(item: CartItem, state: OfferState | undefined): Offered {
  const found = state?.status === 'ready' ? state : null
  switch (item.kind) {
    case 'tour':
      return { kind: item.kind, item, offer: found?.kind === item.kind ? found.offer : null }
    case 'transfer':
      return { kind: item.kind, item, offer: found?.kind === item.kind ? found.offer : null }
    case 'rental':
      return { kind: item.kind, item, offer: found?.kind === item.kind ? found.offer : null }
    case 'room':
      return { kind: item.kind, item, offer: found?.kind === item.kind ? found.offer : null }
  }
}

/** The package of a tour as it is offered today; null where there is none, and of anything else. */
export function packageOf({ kind, item, offer }: Offered): Package | null {
  if (kind !== 'tour') return null
  return offer?.pricing.find(({ id }) => id === item.packageId) ?? null
}

/** The figures to show where an item costs something else than the traveller last saw, or null. */
export function priceChange(view: ItemView): { before: number; now: number } | null {
  if (view.status !== 'bookable' || view.item.price === view.price.total) return null
  return { before: view.item.price, now: view.price.total }
}
