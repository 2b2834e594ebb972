import { emptyCart } from './cart.ts'
import { type Cart, type CartItem, cartItemSchema, maxCartItems } from './item.ts'
import { storedItem } from './stored-item.ts'
import { upgradeVersion1, upgradeVersion2 } from './upgrade.ts'
import { upgradeListed } from './upgrade-listed.ts'

/** A cart read from storage, and the stored text to back up if parts of it could not be read. */
export interface StoredCart {
  cart: Cart
  putAside: string | null
  /** Whether a later version has written the cart; it must then not be overwritten. */
  isNewer: boolean
}

/**
 * Reads a cart from the browser's storage; never throws. Older carts are upgraded to the current version. The valid
 * items of a damaged cart are kept, and an unknown format gives an empty cart. If anything is lost, the stored text is
 * returned for a backup.
 */
export function parseStoredCart(text: string | null): StoredCart {
  const isNewer = false
  if (text === null || text === '') return { cart: emptyCart, putAside: null, isNewer }
  const json = parseJson(text)
  if (versionOf(json) > emptyCart.version) return { cart: emptyCart, putAside: null, isNewer: true }
  const stored = storedItems(json)
  if (!stored) return { cart: emptyCart, putAside: text, isNewer }

  const items = new Map<string, CartItem>()
  for (const candidate of stored) {
    const parsed = cartItemSchema.safeParse(candidate)
    if (parsed.success && items.size < maxCartItems) items.set(parsed.data.id, parsed.data)
  }
  const putAside = items.size === stored.length ? null : text
  return { cart: { ...emptyCart, items: [...items.values()] }, putAside, isNewer }
}

/** Parses JSON; returns undefined if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the version of a stored cart; 0 if it has no version. */
function versionOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return 0
  return typeof stored.version === 'number' ? stored.version : 0
}

/** Returns the unparsed items of a stored cart in the current format; null if the format is unknown. */
function storedItems(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored.map(upgradeListed)
  if (typeof stored !== 'object' || stored === null || !('items' in stored) || !Array.isArray(stored.items)) return null
  if (versionOf(stored) === 1) return stored.items.map(upgradeVersion1)
  if (versionOf(stored) === 2) return stored.items.map(upgradeVersion2)
  return versionOf(stored) === emptyCart.version ? stored.items : null
}

/** Serialises a cart for `parseStoredCart`. */
export function cartText(cart: Cart): string {
  return JSON.stringify({ ...cart, items: cart.items.map(storedItem) })
}
