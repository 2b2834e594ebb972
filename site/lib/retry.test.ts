import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readInTime, retryWait, withRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is asked in vain, each attempt taking so many milliseconds: how often, and when that was given up. */
async function inVain({ takes = 0, retryAfter }: { takes?: number; retryAfter?: number }) {
  const startedAt = Date.now()
  const attempt = vi.fn(() => new Promise<'failed'>((resolve) => setTimeout(() => resolve('failed'), takes)))
  const given = withRetries(attempt, () => ({ retryAfter })).then(() => Date.now() - startedAt)
  await vi.runAllTimersAsync()
  return { attempts: attempt.mock.calls.length, givenUpAfter: await given }
}

describe('the pause before a retry', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
  ])('doubles: retry %i waits %i ms', (attempt, milliseconds) => {
    expect(retryWait(attempt)).toBe(milliseconds)
  })

  it('is as long as the server asks for', () => {
    expect(retryWait(0, 5)).toBe(5_000)
  })
})

describe('what fails', () => {
  it('is tried three times more', async () => {
    expect(await inVain({})).toEqual({ attempts: 4, givenUpAfter: 7_000 })
  })

  it('is told at once where the server wants to be left alone for longer than anybody waits', async () => {
    expect(await inVain({ retryAfter: 600 })).toEqual({ attempts: 1, givenUpAfter: 0 })
  })

  it('is told after an attempt that took long', async () => {
    expect(await inVain({ takes: 15_000 })).toEqual({ attempts: 1, givenUpAfter: 15_000 })
    expect(await inVain({ takes: 4_000 })).toEqual({ attempts: 2, givenUpAfter: 9_000 })
  })
})

describe('what is read anew after a lost answer', () => {
  const reading = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

  it.each([
    [0, 0],
    [1_900, 1_900],
    [60_000, 2_000],
  ])('in %i ms is waited for %i ms', async (takes, milliseconds) => {
    const startedAt = Date.now()
    const waited = readInTime(reading(takes)).then(() => Date.now() - startedAt)
    await vi.runAllTimersAsync()
    expect(await waited).toBe(milliseconds)
  })
})
