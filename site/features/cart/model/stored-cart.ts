import {
  addItem as appendItem,
  type Cart,
  type CartItem,
  emptyCart,
  isCartFull,
  itemChoice,
  parseStoredCart,
  serialiseCart,
  clearCart as withoutItems,
} from '@nusa/shared/cart'
import { atom } from 'nanostores'
import { maxGestureMs } from '../../../lib/gesture.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { storeItemCount } from './stored-item-count.ts'
import { cartTexts } from './texts.ts'

const storageKey = 'cart'
const unreadableCartKey = 'cart-put-aside'
const changeEvent = 'nusa:cart'

/** True after the first read. If the stored cart has a newer format after that, another tab runs newer code. */
let wasCartRead = false
/** True if newer code has written the stored cart, which this page must not overwrite. */
let isPageOutdated = false
/** The unreadable text that was reported last, so that each unreadable text is reported only once. */
let reportedText: string | null = null

/** The cart, which is stored in this browser and shared by its tabs. */
export const $cart = atom<Cart>(emptyCart)

/** True if the browser refuses to store the cart. The cart is then lost when the visitor leaves the page. */
export const $hasCartStorageFailed = atom(false)

if (typeof window !== 'undefined') {
  $cart.set(readCart())
  wasCartRead = true
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) $cart.set(currentCart())
  })
  // A page restored from the back/forward cache has missed changes of the stored cart.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $cart.set(currentCart())
  })
}

/** Changes and stores the cart. Starts from the stored cart, so that a change of another tab is not undone. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const cart = change(currentCart())
  $cart.set(cart)
  const shouldStore = !isPageOutdated
  // If storage is unavailable or full, the cart lasts as long as the page.
  $hasCartStorageFailed.set(shouldStore && !storeCart(cart))
  dispatchEvent(new CustomEvent(changeEvent, { detail: cart.items.length }))
}

const repeatDetector = createRepeatDetector()

/** Adds an item once per gesture. The second click of a double click returns `repeated`. */
export function addToCart(item: CartItem): 'added' | 'repeated' | 'full' {
  const now = Date.now()
  if (repeatDetector.isRepeat(item, now)) return 'repeated'
  if (isCartFull(currentCart())) return 'full'
  repeatDetector.recordAddition(item, now)
  changeCart((cart) => appendItem(cart, item))
  return 'added'
}

/** Returns the cart with an item inserted, or unchanged if it contains the item or is full. */
export function insertAt(cart: Cart, item: CartItem, index: number): Cart {
  if (isCartFull(cart) || cart.items.some(({ id }) => id === item.id)) return cart
  return { ...cart, items: cart.items.toSpliced(Math.max(0, index), 0, item) }
}

export function clearCart(): void {
  changeCart(withoutItems)
}

/** Returns the stored cart. If this page's cart could not or must not be stored, returns this page's cart. */
function currentCart(): Cart {
  return isPageOutdated || $hasCartStorageFailed.get() ? $cart.get() : readCart()
}

/** Returns the stored cart. If its text is unreadable, copies the text to another key and notifies the traveller. */
function readCart(): Cart {
  let text: string | null
  try {
    text = localStorage.getItem(storageKey)
  } catch {
    return $cart.get()
  }
  const { cart, backupText, isNewer } = parseStoredCart(text)
  if (isNewer && wasCartRead) return deferToNewerCode()
  if (text !== null && !isNewer) storeItemCount(text, cart.items.length)
  const unreadableText = isNewer ? text : backupText
  if (unreadableText !== null && unreadableText !== reportedText) {
    if (writeItem(unreadableCartKey, unreadableText)) storeCart(cart)
    reportedText = unreadableText
    toast({ ...cartTexts.unreadableItems, tone: 'destructive' })
  }
  return cart
}

/** A tab opened later runs newer code, so this page keeps its cart and stops storing it. */
function deferToNewerCode(): Cart {
  if (!isPageOutdated) toast({ ...cartTexts.pageOutdated, tone: 'destructive' })
  isPageOutdated = true
  return $cart.get()
}

/** Stores the item count first, because other tabs read both when the cart changes. */
function storeCart(cart: Cart): boolean {
  const text = serialiseCart(cart)
  storeItemCount(text, cart.items.length)
  return writeItem(storageKey, text)
}

function writeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Creates a detector of repeated additions, as by the second click of a double click. Times are in milliseconds. */
export function createRepeatDetector() {
  let lastAddition = { choice: '', at: Number.NEGATIVE_INFINITY }
  const choiceOf = (item: CartItem) => JSON.stringify(itemChoice(item))
  return {
    isRepeat(item: CartItem, now: number): boolean {
      const isRepeat = choiceOf(item) === lastAddition.choice && now - lastAddition.at < maxGestureMs
      // A held key is one gesture, even if it is held for a long time.
      if (isRepeat) lastAddition.at = now
      return isRepeat
    },
    recordAddition(item: CartItem, now: number): void {
      lastAddition = { choice: choiceOf(item), at: now }
    },
  }
}
