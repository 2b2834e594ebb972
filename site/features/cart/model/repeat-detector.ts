import { type CartItem, itemChoice } from '@nusa/shared/cart'
import { gestureMs } from '../../../lib/gesture.ts'

/** Detects whether an item was added just before by the same gesture. Times are in milliseconds. */
export function createRepeatDetector() {
  let last = { choice: '', at: Number.NEGATIVE_INFINITY }
  const choiceOf = (item: CartItem) => JSON.stringify(itemChoice(item))
  return {
    isRepeat(item: CartItem, now: number): boolean {
      const isRepeat = choiceOf(item) === last.choice && now - last.at < gestureMs
      // A held key is one gesture, however long it is held.
      if (isRepeat) last.at = now
      return isRepeat
    },
    wasAdded(item: CartItem, now: number): void {
      last = { choice: choiceOf(item), at: now }
    },
  }
}
