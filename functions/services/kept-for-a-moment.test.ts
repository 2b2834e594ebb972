import { expect, test } from 'vitest'
import { keptForAMoment } from './kept-for-a-moment.ts'

function setup(most = 10) {
  const asked: string[] = []
  const clock = { now: 0 }
  const outcome = { fails: false }
  const ask = keptForAMoment(
    { milliseconds: 1000, most },
    (question: string) => question.toLowerCase(),
    async (question) => {
      asked.push(question)
      if (outcome.fails) throw new Error('Down.')
      return `${question}${asked.length}`
    },
    () => clock.now,
  )
  return { asked, clock, outcome, ask }
}

test('a crowd that asks the same at once is answered by one question', async () => {
  const { ask, asked } = setup()
  expect(await Promise.all([ask('a'), ask('A'), ask('b'), ask('a')])).toEqual(['a1', 'a1', 'b2', 'a1'])
  expect(asked).toEqual(['a', 'b'])
})

test('an answer is as old as its milliseconds and no older', async () => {
  const { ask, clock } = setup()
  await ask('a')
  clock.now = 999
  expect(await ask('a')).toBe('a1')
  clock.now = 1000
  expect(await ask('a')).toBe('a2')
})

test('a failure is not kept', async () => {
  const { ask, outcome } = setup()
  outcome.fails = true
  await expect(ask('a')).rejects.toThrow('Down.')
  outcome.fails = false
  expect(await ask('a')).toBe('a2')
})

test('no more answers are kept than there is room for', async () => {
  const { ask, asked } = setup(2)
  for (const key of ['a', 'b', 'c', 'c']) await ask(key)
  expect(asked).toEqual(['a', 'b', 'c'])
})
