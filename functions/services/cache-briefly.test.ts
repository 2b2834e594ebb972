import { expect, test } from 'vitest'
import { cacheBriefly } from './cache-briefly.ts'

function setup(maxEntries = 10) {
  const queries: string[] = []
  const clock = { now: 0 }
  const outcome = { fails: false }
  const ask = cacheBriefly(
    { ttlMs: 1000, maxEntries },
    (question: string) => question.toLowerCase(),
    async (question) => {
      queries.push(question)
      if (outcome.fails) throw new Error('Down.')
      return `${question}${queries.length}`
    },
    () => clock.now,
  )
  return { queries, clock, outcome, ask }
}

test('concurrent equal queries run once', async () => {
  const { ask, queries } = setup()
  expect(await Promise.all([ask('a'), ask('A'), ask('b'), ask('a')])).toEqual(['a1', 'a1', 'b2', 'a1'])
  expect(queries).toEqual(['a', 'b'])
})

test('a result is cached for exactly the given milliseconds', async () => {
  const { ask, clock } = setup()
  await ask('a')
  clock.now = 999
  expect(await ask('a')).toBe('a1')
  clock.now = 1000
  expect(await ask('a')).toBe('a2')
})

test('failures are not cached', async () => {
  const { ask, outcome } = setup()
  outcome.fails = true
  await expect(ask('a')).rejects.toThrow('Down.')
  outcome.fails = false
  expect(await ask('a')).toBe('a2')
})

test('the cache contains at most the given number of results', async () => {
  const { ask, queries } = setup(2)
  for (const key of ['a', 'b', 'c', 'c']) await ask(key)
  expect(queries).toEqual(['a', 'b', 'c'])
})
