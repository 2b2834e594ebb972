import { type CartItem, itemChoice } from '@nusa/shared/cart'

/** Milliseconds within which the same choice again is the same gesture: a double click, or a key that is held. */
const oneGesture = 1_000

/** Knows whether an item was added just before, by the same gesture. Instants in milliseconds. */
export function repeats() {
  let last = { choice: '', at: Number.NEGATIVE_INFINITY }
  const choiceOf = (item: CartItem) => JSON.stringify(itemChoice(item))
  return {
    isRepeat(item: CartItem, now: number): boolean {
      const isRepeat = choiceOf(item) === last.choice && now - last.at < oneGesture
      // However long a key is held, it is one gesture.
      if (isRepeat) last.at = now
      return isRepeat
    },
    wasAdded(item: CartItem, now: number): void {
      last = { choice: choiceOf(item), at: now }
    },
  }
}
