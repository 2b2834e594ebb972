import { type CartItem, itemChoice } from '@nusa/shared/cart'

/** Milliseconds within which the same choice again is the same gesture: a double click, or a key that is held. */
const oneGesture = 1_000

/** Makes the function that says whether an item was added just before, by the same gesture. `now` in milliseconds. */
export function repeats(): (item: CartItem, now: number) => boolean {
  let last = { choice: '', at: Number.NEGATIVE_INFINITY }
  return (item, now) => {
    const choice = JSON.stringify(itemChoice(item))
    const isRepeat = choice === last.choice && now - last.at < oneGesture
    last = { choice, at: now }
    return isRepeat
  }
}
