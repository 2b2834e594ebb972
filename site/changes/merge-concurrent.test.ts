import { expect, it } from 'vitest'
import { mergeConcurrent } from './merge-concurrent.ts'

/** Creates work that records the state at its start and ends when the test says so. */
function makeWork() {
  const state = { value: 0 }
  const begun: { end(): void; fail(error: Error): void }[] = []
  const ask = mergeConcurrent(async () => {
    const seen = state.value
    await new Promise<void>((end, fail) => begun.push({ end, fail }))
    return seen
  })
  return { state, begun, ask }
}
const turn = () => new Promise((done) => setImmediate(done))

it('runs once more for all requests made during a run', async () => {
  const { begun, ask } = makeWork()
  const first = ask()
  await turn()
  const later = [ask(), ask(), ask()]
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await first
  await turn()
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await Promise.all(later)
  await turn()
  expect(begun).toHaveLength(2)
})

it('never returns a result that was started before the request', async () => {
  const { state, begun, ask } = makeWork()
  const first = ask()
  await turn()
  state.value = 1
  const second = ask()
  begun[0]?.end()
  expect(await first).toBe(0)
  await turn()
  state.value = 2
  const third = ask()
  begun[1]?.end()
  expect(await second).toBe(1)
  await turn()
  begun[2]?.end()
  expect(await third).toBe(2)
})

it('does not pass a failure on to those who wait for the next run', async () => {
  const { begun, ask } = makeWork()
  const first = ask()
  await turn()
  const second = ask()
  begun[0]?.fail(new Error('out of reach'))
  await expect(first).rejects.toThrow('out of reach')
  await turn()
  begun[1]?.end()
  expect(await second).toBe(0)
})

it('starts at once when nothing is running', async () => {
  const { begun, ask } = makeWork()
  for (let number = 0; number < 3; number += 1) {
    const pendingRequest = ask()
    await turn()
    expect(begun).toHaveLength(number + 1)
    begun[number]?.end()
    await pendingRequest
  }
})
