import { describe, expect, it, vi } from 'vitest'
import { createSharedRead, freshForMs } from './shared-read.ts'

function reading(...answers: (number | Error)[]) {
  const clock = { now: 1_000 }
  const read = vi.fn(async () => {
    const answer = answers.shift()
    if (typeof answer === 'number') return answer
    throw answer
  })
  return { clock, read, ask: createSharedRead(read, () => clock.now) }
}

describe('createSharedRead', () => {
  it('reads once for all callers, including callers that call before the response arrives', async () => {
    const { read, ask } = reading(1)
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    expect(await ask()).toBe(1)
    expect(read).toHaveBeenCalledOnce()
  })

  it('reads again after five minutes', async () => {
    const { clock, ask } = reading(1, 2)
    await ask()
    clock.now += freshForMs - 1
    expect(await ask()).toBe(1)
    clock.now += 1
    expect(await ask()).toBe(2)
  })

  it('reads again when forced, and returns the new value to later callers', async () => {
    const { ask } = reading(1, 2)
    await ask()
    expect(await ask(true)).toBe(2)
    expect(await ask()).toBe(2)
  })

  it('reads again after a failure', async () => {
    const { ask } = reading(new Error('offline'), 2)
    await expect(ask()).rejects.toThrow('offline')
    expect(await ask()).toBe(2)
  })
})
