import { type Cart, setSeenPrice } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { quoteLine, tourLine } from '@nusa/shared/pricing'

/** The cart in which an item's seen price is today's; to be used when its traveller has just changed it and sees that price. */
export function repriced(cart: Cart, id: string, offer: TourOffer): Cart {
  const item = cart.items.find((item) => item.id === id)
  const result = item && tourLine(offer, item)
  return result?.ok ? setSeenPrice(cart, id, quoteLine(result.line).total) : cart
}
