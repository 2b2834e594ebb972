import type { BookingProblem } from '@nusa/shared/booking'
import { type CartItem, type Choice, rentalIdOf } from '@nusa/shared/cart'
import type { OfferedCancellation, Package } from '@nusa/shared/catalog'
import { formatRupiah } from '@nusa/shared/money'
import { type Line, type LineQuote, packagesNeeded } from '@nusa/shared/pricing'
import type { Resource } from '../../availability/index.ts'
import { type MoneyFormat, useMoney } from '../../currency/index.ts'
import type { OfferState, Offers } from './offers.ts'

/** Why an item cannot be booked: it violates a rule of the offer, or it is sold out. */
export type CartProblem = Omit<BookingProblem, 'reason'> & { reason: BookingProblem['reason'] | 'sold_out' }

type ItemOf<Kind> = Extract<CartItem, { kind: Kind }>

/** `offer` is null if it no longer exists, is still loading, or could not be loaded. */
export type ItemWithOffer = {
  [Kind in keyof Offers]: { kind: Kind; item: ItemOf<Kind>; offer: Offers[Kind] | null }
}[keyof Offers]

type ItemStatus =
  | { status: 'loading' | 'failed'; price: null }
  | { status: 'bookable'; line: Line; price: LineQuote }
  /** `problems` is not empty. */
  | { status: 'blocked'; price: null; problems: CartProblem[] }

export type ItemView = ItemWithOffer & ItemStatus

export function toItemWithOffer(item: CartItem, state: OfferState | undefined): ItemWithOffer {
  const readyState = state?.status === 'ready' ? state : null
  switch (item.kind) {
    case 'tour':
      return { kind: item.kind, item, offer: readyState?.kind === item.kind ? readyState.offer : null }
    case 'transfer':
      return { kind: item.kind, item, offer: readyState?.kind === item.kind ? readyState.offer : null }
    case 'rental':
      return { kind: item.kind, item, offer: readyState?.kind === item.kind ? readyState.offer : null }
    case 'room':
      return { kind: item.kind, item, offer: readyState?.kind === item.kind ? readyState.offer : null }
  }
}

/** Returns the cancellation policy as offered today. For a stay, it is the policy of the room. */
export function cancellationOf({ kind, item, offer }: ItemWithOffer): OfferedCancellation {
  if (kind !== 'room') return offer?.cancellation ?? null
  return offer?.rooms.find(({ id }) => id === item.packageId)?.cancellation ?? null
}

/** Returns the package of a tour. Returns null if it is no longer offered or the item is not a tour. */
export function packageOf({ kind, item, offer }: ItemWithOffer): Package | null {
  if (kind !== 'tour') return null
  return offer?.pricing.find(({ id }) => id === item.packageId) ?? null
}

/** Returns the number of packages that the party needs, or 1 for an item without prices per package. */
export function packagesNeededBy(view: ItemWithOffer): number {
  const pack = packageOf(view)
  return pack ? packagesNeeded(pack, view.item) : 1
}

/** Compares the last seen price with the current price. Returns null if the prices are equal. */
export function findPriceChange(view: ItemView): { before: number; now: number } | null {
  if (view.status !== 'bookable' || view.item.total === view.price.total) return null
  return { before: view.item.total, now: view.price.total }
}

/** Hotel prices are always in rupiah, not in the display currency. */
export function useItemMoney({ kind }: CartItem): MoneyFormat {
  const money = useMoney()
  return kind === 'room' ? formatRupiah : money
}

/** Returns the resource whose capacity a choice uses. */
export function resourceOf(choice: Choice): Resource {
  const { kind } = choice
  switch (kind) {
    case 'tour':
      return { kind, id: String(choice.productId) }
    case 'rental':
      return { kind, id: String(rentalIdOf(choice)) }
    case 'transfer':
    case 'room':
      return { kind, id: choice.packageId }
  }
}
