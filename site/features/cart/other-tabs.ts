import { type Cart, type CartItem, isSameChoice } from '@nusa/shared/cart'
import { $siteData, recheckSiteData } from '../../lib/settings.ts'
import { priceToday } from './edit.ts'
import { $offers, recheckOffer } from './offers.ts'

/**
 * Reloads offers and the tax rate if another tab, which loaded them later, has stored a different price or rate as seen
 * for the same choice. Otherwise this page would show that the price has changed back.
 */
export function recheckSeenElsewhere({ items }: Cart, before?: Cart): void {
  const known = (item: CartItem) => before?.items.find(({ id }) => id === item.id)
  for (const item of items) if (isPriceSeenElsewhere(item, known(item))) recheckOffer(item)
  if (items.some((item) => isTaxSeenElsewhere(item, known(item)))) void recheckSiteData()
}

function isPriceSeenElsewhere(item: CartItem, known: CartItem | undefined): boolean {
  const offer = $offers.get()[item.tourId]
  const isSeenAnew = known && known.total !== item.total && isSameChoice(known, item)
  const isKnown = offer?.status === 'ready' && !offer.isDoubtful
  return Boolean(isSeenAnew) && isKnown && priceToday(item, offer) !== item.total
}

function isTaxSeenElsewhere({ taxRate }: CartItem, known: CartItem | undefined): boolean {
  const siteData = $siteData.get()
  const isKnown = siteData.status === 'ready' && !siteData.isDoubtful
  return taxRate !== undefined && taxRate !== known?.taxRate && isKnown && taxRate !== siteData.data.tax
}
