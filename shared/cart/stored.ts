import * as z from 'zod/mini'
import { emptyCart } from './cart.ts'
import { itemQuantity, rentalEndDate } from './edit.ts'
import { type Cart, type CartItem, cartItemSchema, maxCartItems } from './item.ts'
import { upgradeListItem, upgradeVersion1, upgradeVersion2 } from './upgrade.ts'

const currentVersion = emptyCart.version

export interface StoredCart {
  cart: Cart
  /** Set if parts of the stored text could not be read, so that it must be backed up. */
  backupText: string | null
  /** Whether a later version of the site wrote the cart. Such a cart must not be overwritten. */
  isNewer: boolean
}

/**
 * Reads the cart from the browser's storage and never throws. Older carts are upgraded, and the valid items of a
 * damaged cart are kept. An unknown format results in an empty cart.
 */
export function parseStoredCart(text: string | null): StoredCart {
  if (text === null || text === '') return { cart: emptyCart, backupText: null, isNewer: false }
  const json = parseJson(text)
  if (readVersion(json) > currentVersion) return { cart: emptyCart, backupText: null, isNewer: true }
  const storedItems = readItems(json)
  if (!storedItems) return { cart: emptyCart, backupText: text, isNewer: false }

  const items = new Map<string, CartItem>()
  for (const storedItem of storedItems) {
    const { data: item } = cartItemSchema.safeParse(fromStoredItem(storedItem))
    if (item && items.size < maxCartItems) items.set(item.id, item)
  }
  const backupText = items.size === storedItems.length ? null : text
  return { cart: { ...emptyCart, items: [...items.values()] }, backupText, isNewer: false }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readVersion(storedCart: unknown): number {
  if (typeof storedCart !== 'object' || storedCart === null || !('version' in storedCart)) return 0
  return typeof storedCart.version === 'number' ? storedCart.version : 0
}

/** Returns null if the format of the cart is unknown. */
function readItems(storedCart: unknown): unknown[] | null {
  if (Array.isArray(storedCart)) return storedCart.map(upgradeListItem)
  if (typeof storedCart !== 'object' || storedCart === null) return null
  if (!('items' in storedCart) || !Array.isArray(storedCart.items)) return null
  const version = readVersion(storedCart)
  if (version === 1) return storedCart.items.map(upgradeVersion1)
  if (version === 2) return storedCart.items.map(upgradeVersion2)
  return version === currentVersion ? storedCart.items : null
}

/** The stored format is from a time when only tours could be in the cart, so it calls every product a tour. */
function fromStoredItem(storedItem: unknown): unknown {
  const parsed = z.looseObject({}).safeParse(storedItem)
  if (!parsed.success) return storedItem
  const { tourId, tourName, tourLocation, tourDuration, ...otherFields } = parsed.data
  return { ...otherFields, productId: tourId, productName: tourName, location: tourLocation, duration: tourDuration }
}

export function serialiseCart(cart: Cart): string {
  return JSON.stringify({ ...cart, items: cart.items.map(toStoredItem) })
}

/** Stores some values under two names, as older carts do. Of `tourName` and `tourTitle`, only `tourName` is read. */
function toStoredItem(item: CartItem) {
  const { productId, productName, location, duration, ...otherFields } = item
  const storedItem = {
    ...otherFields,
    tourId: productId,
    tourName: productName,
    tourTitle: productName,
    tourLocation: location,
    tourDuration: duration,
    selectedDate: item.date,
    quantity: itemQuantity(item),
  }
  switch (item.kind) {
    case 'tour':
    case 'room':
      return storedItem
    case 'transfer':
      return { ...storedItem, time: item.pickupTime }
    case 'rental':
      return {
        ...storedItem,
        time: item.pickupTime,
        endDate: rentalEndDate(item),
        addOns: item.addOns.map((addOn) => ({ ...addOn, quantity: 1, type: 'per_rental' })),
      }
  }
}
