import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createRepeatDetector } from './repeat-detector.ts'

const item = makeCartItem({ id: 'a' })

/** Returns a function that adds an item as the cart does, which ignores a repeat. */
function adder() {
  const gesture = createRepeatDetector()
  return (added: typeof item, now: number): boolean => {
    const isAddition = !gesture.isRepeat(added, now)
    if (isAddition) gesture.wasAdded(added, now)
    return isAddition
  }
}

describe('an addition of an item', () => {
  it('counts once on a double click', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, id: 'b' }, 150)]).toEqual([true, false])
  })

  it('counts once while a key is held', () => {
    const add = adder()
    const presses = Array.from({ length: 100 }, (_, press) => add(item, press * 30))
    expect(presses.filter(Boolean)).toHaveLength(1)
  })

  it('counts again a second later', () => {
    const add = adder()
    expect([add(item, 0), add(item, 1_000)]).toEqual([true, true])
  })

  it('counts again with another choice', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, adults: item.adults + 1 }, 100)]).toEqual([true, true])
  })

  it('counts with the second click if the first was rejected', () => {
    const gesture = createRepeatDetector()
    expect([gesture.isRepeat(item, 0), gesture.isRepeat(item, 150)]).toEqual([false, false])
  })
})
