import { describe, expect, test } from 'vitest'
import { finishWork } from './finish-work.ts'

const never = { idle: () => new Promise<void>(() => undefined) }
const idle = { idle: () => Promise.resolve() }

describe('work beside an answer', () => {
  test('is handed to a host that keeps the process for it, and keeps no answer back', async () => {
    const kept: Promise<unknown>[] = []
    await finishWork(never, (work) => void kept.push(work))
    expect(kept).toHaveLength(1)
  })

  test('keeps the answer back where the process may end with it, but not for long', async () => {
    const began = performance.now()
    await finishWork(never, undefined, 30)
    expect(performance.now() - began).toBeGreaterThanOrEqual(25)
  })

  test('keeps no answer back where there is none', async () => {
    const began = performance.now()
    await finishWork(idle, undefined, 10_000)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
