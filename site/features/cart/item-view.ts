import type { BookingProblem } from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'
import type { Package } from '@nusa/shared/catalog'
import { type Line, type LineQuote, packagesNeeded } from '@nusa/shared/pricing'
import type { OfferState, Offers } from './offers.ts'

/** What keeps an item from being booked: what its offer says, or that its places are gone. */
export type CartProblem = Omit<BookingProblem, 'reason'> & { reason: BookingProblem['reason'] | 'sold_out' }

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

/** The smallest number of packages that the travellers of an item fit into; 1 for everything that is not sold by the package. */
export function packagesNeededBy(view: Offered): number {
  const pack = packageOf(view)
  return pack ? packagesNeeded(pack, view.item) : 1
}

/** The figures to show where an item costs something else than the traveller last saw, or null. */
export function priceChange(view: ItemView): { before: number; now: number } | null {
  if (view.status !== 'bookable' || view.item.total === view.price.total) return null
  return { before: view.item.total, now: view.price.total }
}
