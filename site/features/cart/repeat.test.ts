import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { repeats } from './repeat.ts'

const item = makeCartItem({ id: 'a' })

/** Adds an item as the cart does: a repeat is no addition. */
function adder() {
  const gesture = repeats()
  return (added: typeof item, now: number): boolean => {
    const isAddition = !gesture.isRepeat(added, now)
    if (isAddition) gesture.wasAdded(added, now)
    return isAddition
  }
}

describe('adding an item', () => {
  it('by a double click is one addition', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, id: 'b' }, 150)]).toEqual([true, false])
  })

  it('by a key that is held is one addition, however long it is held', () => {
    const add = adder()
    const presses = Array.from({ length: 100 }, (_, press) => add(item, press * 30))
    expect(presses.filter(Boolean)).toHaveLength(1)
  })

  it('again later is another addition', () => {
    const add = adder()
    expect([add(item, 0), add(item, 1_000)]).toEqual([true, true])
  })

  it('with anything else chosen is another addition', () => {
    const add = adder()
    expect([add(item, 0), add({ ...item, adults: item.adults + 1 }, 100)]).toEqual([true, true])
  })

  it('that was refused is no addition, so that the next click is none again', () => {
    const gesture = repeats()
    expect([gesture.isRepeat(item, 0), gesture.isRepeat(item, 150)]).toEqual([false, false])
  })
})
