import { emptyCart } from './cart.ts'
import { type Cart, type CartItem, cartItemSchema, maxCartItems } from './item.ts'
import { storedItem } from './stored-item.ts'
import { upgradeVersion1, upgradeVersion2 } from './upgrade.ts'
import { upgradeListed } from './upgrade-listed.ts'

/** A cart as it was read, and the stored text where some of it could not be understood, to be kept somewhere else. */
export interface StoredCart {
  cart: Cart
  putAside: string | null
  /** Says whether it is of a later version: newer code has written it and knows it, so it must be left as it is. */
  isNewer: boolean
}

/**
 * Reads a cart from the browser's storage. Nothing in there breaks the page: a cart of an earlier day is brought to today's
 * version, from a damaged one the sound items are kept, one that is not known gives an empty one; and where anything is lost
 * the text is handed back, so that it can be kept.
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

/** What a text says as JSON; undefined where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The version that a stored cart says it has; 0 where it says none. */
function versionOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return 0
  return typeof stored.version === 'number' ? stored.version : 0
}

/** The unparsed items of a stored cart, in today's shape; null where it is none that is known. */
function storedItems(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored.map(upgradeListed)
  if (typeof stored !== 'object' || stored === null || !('items' in stored) || !Array.isArray(stored.items)) return null
  if (versionOf(stored) === 1) return stored.items.map(upgradeVersion1)
  if (versionOf(stored) === 2) return stored.items.map(upgradeVersion2)
  return versionOf(stored) === emptyCart.version ? stored.items : null
}

/** A cart as the text that parseStoredCart reads. */
export function cartText(cart: Cart): string {
  return JSON.stringify({ ...cart, items: cart.items.map(storedItem) })
}
