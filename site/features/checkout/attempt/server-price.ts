import { type CartItem, itemChoice } from '@nusa/shared/cart'
import type { Quote } from '@nusa/shared/pricing'
import { choiceKey } from './attempt-store.ts'

/** The price that the traveller saw before it changed: the total with tax, and each item's total in order. */
export interface SeenPrice {
  total: number
  lines: readonly number[]
}

export const seenPriceOf = ({ total, lines }: Quote): SeenPrice => ({ total, lines: lines.map((line) => line.total) })

/** A new price from the server, with the seen price and the items it applies to. */
export interface ServerPrice {
  quote: Quote
  seen: SeenPrice
  items: string
  isAccepted: boolean
}

/** Returns an item in the form used by requests and booked carts. */
export const toChosen = (item: CartItem) => ({ itemId: item.id, choice: itemChoice(item) })

/** Returns a key that is equal for the same items with the same choices, whatever their prices. */
export const itemsKey = (items: readonly Parameters<typeof choiceKey>[0][]) => JSON.stringify(items.map(choiceKey))
