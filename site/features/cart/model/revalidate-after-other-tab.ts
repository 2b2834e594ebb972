import { type Cart, type CartItem, isSameChoice } from '@nusa/shared/cart'
import { $siteData, revalidateSiteData } from '../../../lib/site-data.ts'
import { priceToday } from './edit-item.ts'
import { $offers, revalidateOffer } from './offers.ts'

/**
 * Reloads offers and the tax rate if another tab has stored a different seen price or rate for the same choice, because
 * that tab has loaded newer data. Otherwise this page would show that the price has changed back.
 */
export function revalidateAfterOtherTab({ items }: Cart, before?: Cart): void {
  const previous = (item: CartItem) => before?.items.find(({ id }) => id === item.id)
  for (const item of items) if (isPriceSeenElsewhere(item, previous(item))) revalidateOffer(item)
  if (items.some((item) => isTaxSeenElsewhere(item, previous(item)))) void revalidateSiteData()
}

function isPriceSeenElsewhere(item: CartItem, previous: CartItem | undefined): boolean {
  const offer = $offers.get()[item.productId]
  const isSeenPriceNew = previous && previous.total !== item.total && isSameChoice(previous, item)
  const isKnown = offer?.status === 'ready' && !offer.isStale
  return Boolean(isSeenPriceNew) && isKnown && priceToday(item, offer) !== item.total
}

function isTaxSeenElsewhere({ taxRate }: CartItem, previous: CartItem | undefined): boolean {
  const siteData = $siteData.get()
  const isKnown = siteData.status === 'ready' && !siteData.isStale
  return taxRate !== undefined && taxRate !== previous?.taxRate && isKnown && taxRate !== siteData.data.tax
}
