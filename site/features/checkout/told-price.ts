import { type CartItem, itemChoice } from '@nusa/shared/cart'
import type { Quote } from '@nusa/shared/pricing'
import { choiceText } from './attempt-store.ts'

/** A price that the server told instead of the one that was sent, and of which items. */
export interface ToldPrice {
  quote: Quote
  seen: number
  items: string
  isAccepted: boolean
}

/** An item as it is sent and as a booked cart names it. */
export const toChosen = (item: CartItem) => ({ itemId: item.id, choice: itemChoice(item) })

/** The same for the same items, chosen in the same way; their prices do not count. */
export const itemsText = (items: readonly Parameters<typeof choiceText>[0][]) => JSON.stringify(items.map(choiceText))
