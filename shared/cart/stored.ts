import { emptyCart, maxCartItems } from './cart.ts'
import { type Cart, type CartItem, cartItemSchema } from './item.ts'
import { upgradeListed, upgradeVersion1 } from './upgrade.ts'

/** A cart as it was read, and the stored text where some of it could not be understood, to be kept somewhere else. */
export interface StoredCart {
  cart: Cart
  putAside: string | null
}

/**
 * Reads a cart from the browser's storage. Nothing in there breaks the page: a cart of an earlier day is brought to today's
 * version, from a damaged one the sound items are kept, one of a version that is not known gives an empty one; and where
 * anything is lost the text is handed back, so that it can be kept.
 */
export function parseStoredCart(text: string | null): StoredCart {
  if (text === null || text === '') return { cart: emptyCart, putAside: null }
  const stored = storedItems(text)
  if (!stored) return { cart: emptyCart, putAside: text }

  const items = new Map<string, CartItem>()
  for (const candidate of stored) {
    const parsed = cartItemSchema.safeParse(candidate)
    if (parsed.success && items.size < maxCartItems) items.set(parsed.data.id, parsed.data)
  }
  return { cart: { ...emptyCart, items: [...items.values()] }, putAside: items.size === stored.length ? null : text }
}

/** The unparsed items of a stored cart, in today's shape; null where it is none that is known. */
function storedItems(text: string): unknown[] | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (Array.isArray(stored)) return stored.map(upgradeListed)
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('items' in stored)) return null
    if (!Array.isArray(stored.items)) return null
    if (stored.version === 1) return stored.items.map(upgradeVersion1)
    return stored.version === emptyCart.version ? stored.items : null
  } catch {
    return null
  }
}

/** A cart as the text that parseStoredCart reads. */
export function cartText(cart: Cart): string {
  return JSON.stringify(cart)
}
