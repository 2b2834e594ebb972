import { type BookingProblem, checkTourBooking } from '@nusa/shared/booking'
import type { Cart, CartItem } from '@nusa/shared/cart'
import type { Package, TourOffer } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import { type LineQuote, type Quote, quote, quoteLine, type TourLine, tourLine } from '@nusa/shared/pricing'
import type { OfferState } from './offers.ts'

/** An item of the cart beside today's offer. */
export type ItemView =
  | { status: 'loading' | 'failed'; item: CartItem; offer: null; pack: null; price: null }
  | {
      status: 'bookable'
      item: CartItem
      offer: TourOffer
      pack: Package
      line: TourLine
      price: LineQuote
    }
  /** It can't be booked as it is: `problems` say why, one at least. */
  | {
      status: 'blocked'
      item: CartItem
      offer: TourOffer | null
      pack: Package | null
      price: null
      problems: BookingProblem[]
    }

export interface CartView {
  items: ItemView[]
  /** The price of the bookable items; null while there are none. */
  quote: Quote | null
  /** Says whether every item has been looked up and can be booked, so that the quote is that of the whole cart. */
  isComplete: boolean
  isLoading: boolean
}

/** The cart as it is shown: each item with today's price or with why it has none, and what the bookable ones cost. */
export function viewCart(
  cart: Cart,
  offers: Readonly<Record<number, OfferState>>,
  taxRate: number,
  today: LocalDate,
): CartView {
  const items = cart.items.map((item) => viewItem(item, offers[item.tourId], today))
  const lines = items.flatMap((view) => (view.status === 'bookable' ? [view.line] : []))
  return {
    items,
    quote: lines.length > 0 ? quote(lines, taxRate) : null,
    isComplete: items.length > 0 && lines.length === items.length,
    isLoading: items.some(({ status }) => status === 'loading'),
  }
}

function viewItem(item: CartItem, state: OfferState | undefined, today: LocalDate): ItemView {
  if (!state || state.status === 'loading') return { status: 'loading', item, offer: null, pack: null, price: null }
  if (state.status === 'failed') return { status: 'failed', item, offer: null, pack: null, price: null }
  const offer = state.status === 'ready' ? state.offer : null
  const problems = checkTourBooking(offer, item, null, today)
  const result = offer && tourLine(offer, item)
  if (offer && result?.ok && problems.length === 0)
    return {
      status: 'bookable',
      item,
      offer,
      pack: result.line.package,
      line: result.line,
      price: quoteLine(result.line),
    }
  const pack = offer?.pricing.find(({ id }) => id === item.packageId) ?? null
  return { status: 'blocked', item, offer, pack, price: null, problems }
}

/** The figures to show where an item costs something else than the traveller last saw, or null. */
export function priceChange(view: ItemView): { before: number; now: number } | null {
  if (view.status !== 'bookable' || view.item.price === view.price.total) return null
  return { before: view.item.price, now: view.price.total }
}
