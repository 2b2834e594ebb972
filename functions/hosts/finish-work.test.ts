import { describe, expect, test } from 'vitest'
import { finishWork } from './finish-work.ts'

const neverIdle = { idle: () => new Promise<void>(() => undefined) }
const alreadyIdle = { idle: () => Promise.resolve() }

describe('background work', () => {
  test('is passed to waitUntil without delaying the response', async () => {
    const waitedFor: Promise<unknown>[] = []
    await finishWork(neverIdle, (work) => void waitedFor.push(work))
    expect(waitedFor).toHaveLength(1)
  })

  test('delays the response for a limited time without waitUntil', async () => {
    const began = performance.now()
    await finishWork(neverIdle, undefined, 30)
    expect(performance.now() - began).toBeGreaterThanOrEqual(25)
  })

  test('does not delay the response without background work', async () => {
    const began = performance.now()
    await finishWork(alreadyIdle, undefined, 10_000)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
