import { makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { repeats } from './repeat.ts'

const item = makeCartItem({ id: 'a' })

describe('adding an item', () => {
  it('by a double click is one addition', () => {
    const isRepeat = repeats()
    expect(isRepeat(item, 0)).toBe(false)
    expect(isRepeat({ ...item, id: 'b' }, 150)).toBe(true)
  })

  it('by a key that is held is one addition, however long it is held', () => {
    const isRepeat = repeats()
    const presses = Array.from({ length: 100 }, (_, press) => isRepeat(item, press * 30))
    expect(presses.filter((isRepeat) => !isRepeat)).toHaveLength(1)
  })

  it('again later is another addition', () => {
    const isRepeat = repeats()
    isRepeat(item, 0)
    expect(isRepeat(item, 1_000)).toBe(false)
  })

  it('with anything else chosen is another addition', () => {
    const isRepeat = repeats()
    isRepeat(item, 0)
    expect(isRepeat({ ...item, adults: item.adults + 1 }, 100)).toBe(false)
  })
})
