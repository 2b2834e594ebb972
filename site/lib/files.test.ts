import { expect, it } from 'vitest'
import { forEachConcurrently } from './files.ts'

it('processes the given number of items at a time', async () => {
  const most: number[] = []
  let underWay = 0
  const items = Array.from({ length: 20 }, (_, index) => index)
  const done: number[] = []
  await forEachConcurrently(items, 3, async (item) => {
    underWay += 1
    most.push(underWay)
    await new Promise(setImmediate)
    underWay -= 1
    done.push(item)
  })
  expect(Math.max(...most)).toBe(3)
  expect(done.sort((a, b) => a - b)).toEqual(items)
})

it('starts no further items after a failure, and throws only when the running ones have finished', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  const begun: number[] = []
  let hasThrown = false
  const all = forEachConcurrently([0, 1, 2, 3], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('no disk')
    await slow
  }).catch((error: Error) => {
    hasThrown = true
    return error.message
  })
  await new Promise(setImmediate)
  expect(hasThrown).toBe(false)
  end()
  expect(await all).toBe('no disk')
  expect(begun).toEqual([0, 1])
})
