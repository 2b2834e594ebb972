import { expect, it } from 'vitest'
import { eachOf } from './files.ts'

it('so many are worked on at a time, and no more', async () => {
  const most: number[] = []
  let underWay = 0
  const items = Array.from({ length: 20 }, (_, index) => index)
  const done: number[] = []
  await eachOf(items, 3, async (item) => {
    underWay += 1
    most.push(underWay)
    await new Promise(setImmediate)
    underWay -= 1
    done.push(item)
  })
  expect(Math.max(...most)).toBe(3)
  expect(done.sort((a, b) => a - b)).toEqual(items)
})

it('where one fails no more are begun, and it throws only when the others have ended', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  const begun: number[] = []
  let hasThrown = false
  const all = eachOf([0, 1, 2, 3], 2, async (item) => {
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
