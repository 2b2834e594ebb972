import { describe, expect, test } from 'vitest'
import { finishWork } from './finish-work.ts'

const never = { idle: () => new Promise<void>(() => undefined) }
const idle = { idle: () => Promise.resolve() }

describe('background work', () => {
  test('is passed to waitUntil without delaying the response', async () => {
    const kept: Promise<unknown>[] = []
    await finishWork(never, (work) => void kept.push(work))
    expect(kept).toHaveLength(1)
  })

  test('delays the response for a limited time without waitUntil', async () => {
    const began = performance.now()
    await finishWork(never, undefined, 30)
    expect(performance.now() - began).toBeGreaterThanOrEqual(25)
  })

  test('does not delay the response without background work', async () => {
    const began = performance.now()
    await finishWork(idle, undefined, 10_000)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
