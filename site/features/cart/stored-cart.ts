import {
  type Cart,
  type CartItem,
  cartText,
  clearCart as cleared,
  emptyCart,
  isCartFull,
  parseStoredCart,
  addItem as withItem,
} from '@nusa/shared/cart'
import { atom } from 'nanostores'
import { toast } from '../../ui/toast/toast.ts'
import { markRead } from './read-mark.ts'
import { repeats } from './repeat.ts'
import { cartTexts } from './texts.ts'

const key = 'cart'
const putAsideKey = 'cart-put-aside'
const changed = 'nusa:cart'

/** True after the page was opened: later changes come from another tab. */
let isOpen = false
/** True if newer code has written the stored cart, which this page must not overwrite. */
let isOutdated = false
/** The last text reported as corrupt, so that each is reported once. */
let toldAbout: string | null = null

/** The items that the traveller wants to book, stored in this browser and shared by its tabs. */
export const $cart = atom<Cart>(emptyCart)

/** True if the browser refuses to store the cart, which is then lost with the page. */
export const $isCartRefused = atom(false)

if (typeof window !== 'undefined') {
  $cart.set(read())
  isOpen = true
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) $cart.set(current())
  })
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $cart.set(current())
  })
}

/** Changes the cart, starting from the stored one, so that a change of another tab is not undone. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const cart = change(current())
  $cart.set(cart)
  // If storage is unavailable or full, the cart lasts as long as the page.
  $isCartRefused.set(!isOutdated && !storeCart(cart))
  dispatchEvent(new CustomEvent(changed, { detail: cart.items.length }))
}

const gesture = repeats()

/** Adds an item once per gesture: the second click of a double click returns `repeated`. */
export function addToCart(item: CartItem): 'added' | 'repeated' | 'full' {
  const now = Date.now()
  if (gesture.isRepeat(item, now)) return 'repeated'
  if (isCartFull(current())) return 'full'
  gesture.wasAdded(item, now)
  changeCart((cart) => withItem(cart, item))
  return 'added'
}

/** Inserts an item at a position. Returns the cart unchanged if it contains the item or is full. */
export function insertAt(cart: Cart, item: CartItem, index: number): Cart {
  if (isCartFull(cart) || cart.items.some(({ id }) => id === item.id)) return cart
  return { ...cart, items: cart.items.toSpliced(Math.max(0, index), 0, item) }
}

export function emptyTheCart(): void {
  changeCart(cleared)
}

/** Returns the stored cart, unless this page has a newer one or must not store it. */
function current(): Cart {
  return isOutdated || $isCartRefused.get() ? $cart.get() : read()
}

/** Reads the stored cart. Corrupt content is set aside under another key and the traveller is notified. */
function read(): Cart {
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    return $cart.get()
  }
  const { cart, putAside, isNewer } = parseStoredCart(text)
  if (isNewer && isOpen) return leaveToNewer()
  if (text !== null && !isNewer) markRead(text, cart.items.length)
  const lost = isNewer ? text : putAside
  if (lost !== null && lost !== toldAbout) {
    if (store(putAsideKey, lost)) storeCart(cart)
    toldAbout = lost
    toast({ ...cartTexts.putAside, tone: 'destructive' })
  }
  return cart
}

/** A tab opened later runs newer code: this page keeps its cart and no longer writes the stored one. */
function leaveToNewer(): Cart {
  if (!isOutdated) toast({ ...cartTexts.outdated, tone: 'destructive' })
  isOutdated = true
  return $cart.get()
}

/** Stores the number of items before the cart: other tabs read both when the cart changes. */
function storeCart(cart: Cart): boolean {
  const text = cartText(cart)
  markRead(text, cart.items.length)
  return store(key, text)
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
