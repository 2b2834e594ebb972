import { expect, it } from 'vitest'
import { mergeConcurrent } from './merge-concurrent.ts'

/** Creates work that records the state at its start and ends when the test says so. */
function makeWork() {
  const state = { value: 0 }
  const runs: { end(): void; fail(error: Error): void }[] = []
  const ask = mergeConcurrent(async () => {
    const seen = state.value
    await new Promise<void>((end, fail) => runs.push({ end, fail }))
    return seen
  })
  return { state, runs, ask }
}
const turn = () => new Promise((done) => setImmediate(done))

it('mergeConcurrent runs the work once more for all requests made during a run', async () => {
  const { runs, ask } = makeWork()
  const first = ask()
  await turn()
  const later = [ask(), ask(), ask()]
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await turn()
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await Promise.all(later)
  await turn()
  expect(runs).toHaveLength(2)
})

it('mergeConcurrent never returns the result of a run that started before the request', async () => {
  const { state, runs, ask } = makeWork()
  const first = ask()
  await turn()
  state.value = 1
  const second = ask()
  runs[0]?.end()
  expect(await first).toBe(0)
  await turn()
  state.value = 2
  const third = ask()
  runs[1]?.end()
  expect(await second).toBe(1)
  await turn()
  runs[2]?.end()
  expect(await third).toBe(2)
})

it('mergeConcurrent reports a failure only to the callers of the failed run', async () => {
  const { runs, ask } = makeWork()
  const first = ask()
  await turn()
  const second = ask()
  runs[0]?.fail(new Error('out of reach'))
  await expect(first).rejects.toThrow('out of reach')
  await turn()
  runs[1]?.end()
  expect(await second).toBe(0)
})

it('mergeConcurrent starts the work immediately when no run is active', async () => {
  const { runs, ask } = makeWork()
  for (let number = 0; number < 3; number += 1) {
    const pendingRequest = ask()
    await turn()
    expect(runs).toHaveLength(number + 1)
    runs[number]?.end()
    await pendingRequest
  }
})
