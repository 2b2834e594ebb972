import { expect, test, vi } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

const words = new Map([
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
])

function counted() {
  const lookUp = vi.fn(async (_ids: number[]) => words)
  return { lookUp, ask: createBatchLoader(lookUp) }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('a batch loader combines concurrent requests into one look-up without duplicate ids', async () => {
  const { lookUp, ask } = counted()
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual(['one', 'two', 'one'])
  expect(lookUp.mock.calls).toEqual([[[1, 2]]])
})

test('a batch loader combines requests made in consecutive turns of the event loop', async () => {
  const { lookUp, ask } = counted()
  const first = ask(1)
  await Promise.resolve()
  const second = ask(2)
  await nextTurn()
  const third = ask(3)
  expect(await Promise.all([first, second, third])).toEqual(['one', 'two', 'three'])
  expect(lookUp.mock.calls).toEqual([[[1, 2, 3]]])
})

test('a batch loader looks up each id only once, even if the id is missing', async () => {
  const { lookUp, ask } = counted()
  expect([await ask(1), await ask(9)]).toEqual(['one', null])
  expect([await ask(1), await ask(9)]).toEqual(['one', null])
  expect(lookUp).toHaveBeenCalledTimes(2)
})

test('a batch loader rejects every request whose look-up fails', async () => {
  const ask = createBatchLoader<number, string>(() => Promise.reject(new Error('No database.')))
  const answers = await Promise.allSettled([ask(1), ask(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
