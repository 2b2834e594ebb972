import { emptyCart, maxCartItems } from './cart.ts'
import { type Cart, type CartItem, cartItemSchema } from './item.ts'

/** A cart as it was read, and the stored text where some of it could not be understood, to be kept somewhere else. */
export interface StoredCart {
  cart: Cart
  putAside: string | null
}

/**
 * Reads a cart from the browser's storage. Nothing in there breaks the page: from a damaged cart the sound items are kept,
 * a cart of another version or none at all gives an empty one, and then the text is handed back so that nothing is lost.
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
  return { cart: { version: 1, items: [...items.values()] }, putAside: items.size === stored.length ? null : text }
}

/** The unparsed items of a stored cart of today's version, else null. */
function storedItems(text: string): unknown[] | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('items' in stored)) return null
    return stored.version === 1 && Array.isArray(stored.items) ? stored.items : null
  } catch {
    return null
  }
}

/** A cart as the text that parseStoredCart reads. */
export function cartText(cart: Cart): string {
  return JSON.stringify(cart)
}
