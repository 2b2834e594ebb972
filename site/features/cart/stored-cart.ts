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

/** The page is open, so what changes now was changed in another tab. */
let isOpen = false
/** What is stored was written by newer code than this page's, which must not write over it. */
let isOutdated = false
/** The last text that the traveller was told about, so that each is told once. */
let toldAbout: string | null = null

/** What the traveller means to book, kept in this browser and the same in all its tabs. */
export const $cart = atom<Cart>(emptyCart)

/** The browser refuses to store the cart, so it goes with the page. */
export const $isCartRefused = atom(false)

if (typeof window !== 'undefined') {
  $cart.set(read())
  isOpen = true
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) $cart.set(current())
  })
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $cart.set(current())
  })
}

/** Changes the cart. It starts from what is stored, so that a change in another tab is not undone. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const cart = change(current())
  $cart.set(cart)
  // Without storage, or in a full one, the cart lives as long as the page.
  $isCartRefused.set(!isOutdated && !storeCart(cart))
  dispatchEvent(new CustomEvent(changed, { detail: cart.items.length }))
}

const gesture = repeats()

/** Adds an item, once for each gesture: a second click of a double click is `repeated`. */
export function addToCart(item: CartItem): 'added' | 'repeated' | 'full' {
  const now = Date.now()
  if (gesture.isRepeat(item, now)) return 'repeated'
  if (isCartFull(current())) return 'full'
  gesture.wasAdded(item, now)
  changeCart((cart) => withItem(cart, item))
  return 'added'
}

/** The cart with an item at a place; where it is there already, or the cart is full, it stays as it is. */
export function insertAt(cart: Cart, item: CartItem, index: number): Cart {
  if (isCartFull(cart) || cart.items.some(({ id }) => id === item.id)) return cart
  return { ...cart, items: cart.items.toSpliced(Math.max(0, index), 0, item) }
}

export function emptyTheCart(): void {
  changeCart(cleared)
}

/** What is stored, unless the page holds what is newer than that, or may not be stored. */
function current(): Cart {
  return isOutdated || $isCartRefused.get() ? $cart.get() : read()
}

/** The stored cart. One that can't be read is put aside, not thrown away, and the traveller is told. */
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

/** A tab that was opened since runs newer code; this page keeps what it has and leaves what is stored to that. */
function leaveToNewer(): Cart {
  if (!isOutdated) toast({ ...cartTexts.outdated, tone: 'destructive' })
  isOutdated = true
  return $cart.get()
}

/** Stores the cart, and before it how many items it has: another tab looks at both once the cart has changed. */
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
