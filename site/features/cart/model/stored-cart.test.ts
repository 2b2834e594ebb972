import { addItem, removeItem, serialiseCart } from '@nusa/shared/cart'
import { makeCart, makeCartItem } from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $cart, $hasCartStorageFailed, changeCart, createRepeatDetector, insertAt } from './stored-cart.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => makeCartItem({ id }))

describe('the undo of a removal', () => {
  it('restores the position of the item', () => {
    if (!a || !b || !c) throw new Error('three items')
    expect(insertAt(makeCart([a, c]), b, 1).items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('has no effect the second time', () => {
    if (!a || !b) throw new Error('two items')
    const cart = makeCart([a, b])
    expect(insertAt(cart, b, 0)).toBe(cart)
  })
})

describe('a browser that refuses to store the cart', () => {
  const [x, y] = ['x', 'y'].map((id) => makeCartItem({ id }))
  if (!x || !y) throw new Error('two items')
  const stored = new Map<string, string>()
  const isFull = { value: false }
  const idsInCart = () => $cart.get().items.map(({ id }) => id)

  beforeEach(() => {
    isFull.value = false
    stored.clear()
    stored.set('cart', serialiseCart(makeCart([x])))
    vi.stubGlobal('dispatchEvent', () => true)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull.value) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, text)
      },
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('does not lose any change on the current page', () => {
    isFull.value = true
    changeCart((cart) => addItem(cart, y))
    changeCart((cart) => removeItem(cart, 'x'))
    expect(idsInCart()).toEqual(['y'])
    expect(stored.get('cart')).toBe(serialiseCart(makeCart([x])))

    isFull.value = false
    changeCart((cart) => addItem(cart, x))
    expect(stored.get('cart')).toBe(serialiseCart(makeCart([y, x])))
  })

  it('sets $hasCartStorageFailed until the cart can be stored', () => {
    isFull.value = true
    changeCart((cart) => addItem(cart, y))
    expect($hasCartStorageFailed.get()).toBe(true)
    isFull.value = false
    changeCart((cart) => removeItem(cart, 'y'))
    expect($hasCartStorageFailed.get()).toBe(false)
  })

  it('uses the stored cart again after a change could be stored', () => {
    isFull.value = false
    changeCart((cart) => cart)
    stored.set('cart', serialiseCart(makeCart([y])))
    changeCart((cart) => cart)
    expect(idsInCart()).toEqual(['y'])
  })
})

const item = makeCartItem({ id: 'a' })

/** Returns a function that adds an item unless the addition is a repeat. The result is whether the item was added. */
function adder() {
  const gesture = createRepeatDetector()
  return (added: typeof item, now: number): boolean => {
    const isAddition = !gesture.isRepeat(added, now)
    if (isAddition) gesture.recordAddition(added, now)
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

  it('does not detect a second click as a repeat if the first click did not add an item', () => {
    const gesture = createRepeatDetector()
    expect([gesture.isRepeat(item, 0), gesture.isRepeat(item, 150)]).toEqual([false, false])
  })
})
