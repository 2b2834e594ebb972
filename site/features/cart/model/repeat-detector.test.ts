import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createRepeatDetector } from './repeat-detector.ts'

const item = makeCartItem({ id: 'a' })

/** Returns a function that adds an item unless the addition is a repeat. The result is whether the item was added. */
function adder() {
  const gesture = createRepeatDetector()
  return (added: typeof item, now: number): boolean => {
    const isAddition = !gesture.isRepeat(added, now)
    if (isAddition) gesture.wasAdded(added, now)
    return isAddition
  }
}

describe('createRepeatDetector', () => {
  it('detects the second click of a double click as a repeat', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, id: 'b' }, 150)]).toEqual([true, false])
  })

  it('detects repeats while a key is held', () => {
    const add = adder()
    const presses = Array.from({ length: 100 }, (_, press) => add(item, press * 30))
    expect(presses.filter(Boolean)).toHaveLength(1)
  })

  it('does not detect an addition of the same item a second later as a repeat', () => {
    const add = adder()
    expect([add(item, 0), add(item, 1_000)]).toEqual([true, true])
  })

  it('does not detect an addition with another choice as a repeat', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, adults: item.adults + 1 }, 100)]).toEqual([true, true])
  })

  it('does not detect a second click as a repeat if the first click added nothing', () => {
    const gesture = createRepeatDetector()
    expect([gesture.isRepeat(item, 0), gesture.isRepeat(item, 150)]).toEqual([false, false])
  })
})
