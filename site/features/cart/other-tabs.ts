import { type Cart, isSameChoice } from '@nusa/shared/cart'
import { priceToday } from './edit.ts'
import { $offers, recheckOffer } from './offers.ts'

/**
 * Looks up anew what its traveler has seen at another price than this page's, for what they had chosen before: they accepted
 * it in another tab, which read the offer later. This page would tell them that it has changed back.
 */
export function recheckSeenElsewhere({ items }: Cart, before?: Cart): void {
  for (const item of items) {
    const offer = $offers.get()[item.tourId]
    const known = before?.items.find(({ id }) => id === item.id)
    const isSeenAnew = known && known.total !== item.total && isSameChoice(known, item)
    const isKnown = offer?.status === 'ready' && !offer.isDoubtful
    if (isSeenAnew && isKnown && priceToday(item, offer) !== item.total) recheckOffer(item)
  }
}
