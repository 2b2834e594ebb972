import { type CartItem, itemChoice } from '@nusa/shared/cart'
import type { Quote } from '@nusa/shared/pricing'
import { choiceText } from './attempt-store.ts'

/** What the traveller saw before the price was another one: the total with tax, and each item's, in their order. */
export interface SeenPrice {
  total: number
  lines: readonly number[]
}

export const seenIn = ({ total, lines }: Quote): SeenPrice => ({ total, lines: lines.map((line) => line.total) })

/** A price that the server told instead of the one that was sent, and of which items. */
export interface ToldPrice {
  quote: Quote
  seen: SeenPrice
  items: string
  isAccepted: boolean
}

/** An item as it is sent and as a booked cart names it. */
export const toChosen = (item: CartItem) => ({ itemId: item.id, choice: itemChoice(item) })

/** The same for the same items, chosen in the same way; their prices do not count. */
export const itemsText = (items: readonly Parameters<typeof choiceText>[0][]) => JSON.stringify(items.map(choiceText))
