import { expect, test } from 'vitest'
import { cacheByVersion } from './cache-by-version.ts'

function setup(most?: number) {
  const rows = new Map([
    [1, 'one'],
    [2, 'two'],
  ])
  const reads: number[][] = []
  const ask = cacheByVersion<number, string>(async (ids) => {
    reads.push(ids)
    return new Map([...rows].filter(([id]) => ids.includes(id)))
  }, most)
  return { rows, reads, ask }
}

test('a value with an unchanged version is not read again', async () => {
  const { ask, reads } = setup()
  const stamps = new Map([[1, 'a']])
  expect(await ask(stamps)).toEqual(new Map([[1, 'one']]))
  expect(await ask(stamps)).toEqual(new Map([[1, 'one']]))
  expect(reads).toEqual([[1]])
})

test('only values with a changed version are read again', async () => {
  const { ask, reads, rows } = setup()
  await ask(
    new Map([
      [1, 'a'],
      [2, 'a'],
    ]),
  )
  rows.set(2, 'two, changed')
  const now = await ask(
    new Map([
      [1, 'a'],
      [2, 'b'],
    ]),
  )
  expect(now.get(2)).toBe('two, changed')
  expect(reads).toEqual([[1, 2], [2]])
})

test('the cache returns only requested values that exist', async () => {
  const { ask, rows } = setup()
  await ask(
    new Map([
      [1, 'a'],
      [2, 'a'],
    ]),
  )
  expect([...(await ask(new Map([[2, 'a']]))).keys()]).toEqual([2])
  rows.delete(2)
  expect(await ask(new Map([[2, 'b']]))).toEqual(new Map())
})

test('the cache contains at most the given number of values', async () => {
  const { ask, reads } = setup(1)
  await ask(new Map([[1, 'a']]))
  expect(await ask(new Map([[2, 'a']]))).toEqual(new Map([[2, 'two']]))
  await ask(new Map([[1, 'a']]))
  expect(reads).toEqual([[1], [2], [1]])
})

/** Like `setup`, but each read waits until the test releases it. A read returns the rows at the time of its start. */
function setupSlow(most?: number) {
  const rows = new Map([
    [1, 'one'],
    [2, 'two'],
  ])
  const waiting: (() => void)[] = []
  const ask = cacheByVersion<number, string>(async (ids) => {
    const found = new Map([...rows].filter(([id]) => ids.includes(id)))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return found
  }, most)
  const next = (index = 0) => waiting.splice(index, 1)[0]?.()
  return { rows, ask, next }
}

test('a call returns the values that were cached at its start, even if another call clears the cache', async () => {
  const { ask, next } = setupSlow(2)
  const cached = ask(new Map([[1, 'a']]))
  next()
  await cached
  const both = ask(
    new Map([
      [1, 'a'],
      [2, 'a'],
    ]),
  )
  const others = ask(
    new Map([
      [2, 'a'],
      [3, 'a'],
    ]),
  )
  next()
  next()
  await others
  expect(await both).toEqual(
    new Map([
      [1, 'one'],
      [2, 'two'],
    ]),
  )
})

test('a request for a newer version does not get the result of an earlier, slow read', async () => {
  const { ask, next, rows } = setupSlow()
  const old = ask(new Map([[1, 'a']]))
  rows.set(1, 'one, changed')
  const now = ask(new Map([[1, 'b']]))
  next(1)
  await now
  const both = ask(
    new Map([
      [1, 'b'],
      [2, 'a'],
    ]),
  )
  next()
  expect((await old).get(1)).toBe('one')
  next()
  expect((await both).get(1)).toBe('one, changed')
})
