import * as z from 'zod/mini'
import { emptyCart } from './cart.ts'
import { itemQuantity, rentalEndDate } from './edit.ts'
import { type Cart, type CartItem, cartItemSchema, maxCartItems } from './item.ts'
import { upgradeListItem, upgradeVersion1, upgradeVersion2 } from './upgrade.ts'

export interface StoredCart {
  cart: Cart
  /** Set if parts of the stored text could not be read, so that it must be backed up. */
  backupText: string | null
  /** Whether a later version of the site wrote the cart, which must then not be overwritten. */
  isNewer: boolean
}

/**
 * Never throws. Older carts are upgraded, and the valid items of a damaged cart are kept. An unknown format results in
 * an empty cart.
 */
export function parseStoredCart(text: string | null): StoredCart {
  const isNewer = false
  if (text === null || text === '') return { cart: emptyCart, backupText: null, isNewer }
  const json = parseJson(text)
  if (readVersion(json) > emptyCart.version) return { cart: emptyCart, backupText: null, isNewer: true }
  const stored = readItems(json)
  if (!stored) return { cart: emptyCart, backupText: text, isNewer }

  const items = new Map<string, CartItem>()
  for (const candidate of stored) {
    const parsed = cartItemSchema.safeParse(fromStoredItem(candidate))
    if (parsed.success && items.size < maxCartItems) items.set(parsed.data.id, parsed.data)
  }
  const backupText = items.size === stored.length ? null : text
  return { cart: { ...emptyCart, items: [...items.values()] }, backupText, isNewer }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readVersion(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return 0
  return typeof stored.version === 'number' ? stored.version : 0
}

/** Returns null if the format of the cart is unknown. */
function readItems(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored.map(upgradeListItem)
  if (typeof stored !== 'object' || stored === null || !('items' in stored) || !Array.isArray(stored.items)) return null
  if (readVersion(stored) === 1) return stored.items.map(upgradeVersion1)
  if (readVersion(stored) === 2) return stored.items.map(upgradeVersion2)
  return readVersion(stored) === emptyCart.version ? stored.items : null
}

/** The stored format is from a time when only tours could be in the cart, so it calls every product a tour. */
function fromStoredItem(stored: unknown): unknown {
  const parsed = z.looseObject({}).safeParse(stored)
  if (!parsed.success) return stored
  const { tourId, tourName, tourLocation, tourDuration, ...others } = parsed.data
  return { ...others, productId: tourId, productName: tourName, location: tourLocation, duration: tourDuration }
}

export function serialiseCart(cart: Cart): string {
  return JSON.stringify({ ...cart, items: cart.items.map(toStoredItem) })
}

/** Stores some values under two names; the second name is ignored when the item is read. */
function toStoredItem(item: CartItem) {
  const { productId, productName, location, duration, ...others } = item
  const common = {
    ...others,
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
      return common
    case 'transfer':
      return { ...common, time: item.pickupTime }
    case 'rental':
      return {
        ...common,
        time: item.pickupTime,
        endDate: rentalEndDate(item),
        addOns: item.addOns.map((addOn) => ({ ...addOn, quantity: 1, type: 'per_rental' })),
      }
  }
}
